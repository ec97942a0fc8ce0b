"""The lab: many games at once, and what can be learnt from them.

`arena` plays matches, `statistics` adds them up, `reports` writes pages; `training` learns, `bridges` lends the games
to other libraries, `bench` measures. What is about one game is in that game's `study`.
"""
