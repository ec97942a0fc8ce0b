"""Placeholder by the rules engineer: overwrite."""

from veillee.core import Rng

LAYOUTS: dict[str, list[tuple[str, float, float, float, str]]] = {
    "lobby": [
        ("mirror", 40.0, 200.0, 315.0, "bottom"),
        ("trolley", 30.0, 110.0, 90.0, "bottom"),
        ("desk", 120.0, 150.0, 0.0, "bottom"),
        ("piano", 190.0, 190.0, 180.0, "bottom"),
        ("armchair", 170.0, 60.0, 45.0, "bottom"),
        ("table", 80.0, 45.0, 0.0, "bottom"),
    ]
}


def random_layout(rng: Rng) -> list[tuple[str, float, float, float, str]]:
    return LAYOUTS["lobby"]
