"""A small Ray cluster on this machine plays the same games as this process."""

import pytest

from veillee.lab.arena.executors import InProcess, choose_executor, play_all
from veillee.lab.arena.game_setup import read_setup
from veillee.lab.arena.match_spec import same_seats

pytest.importorskip("ray", reason="pip install 'veillee[ray]'")


# Ray leaves sockets and subprocesses to its own shutdown.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_ray_gives_the_games_of_one_process() -> None:
    setup = read_setup("rest-in-peace", '{"variant": {"hand": 3}}')
    specs = same_seats(setup, ["random", "random"], 6, 1)
    assert play_all(specs, choose_executor(None, True)) == play_all(specs, InProcess())
