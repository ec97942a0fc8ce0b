"""Web push as a browser gets it: from a server, through a push service on loopback, sealed for that browser alone."""

import asyncio
import base64

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.client import Browser
from server.conftest import Opens, Starts
from server.notices.stand_in import PushService, Receiver, claims_of
from veillee.server.web.push.envelope import Address, decode64, encode64, seal

pytestmark = pytest.mark.anyio
PATIENCE = 60.0


def test_a_message_is_sealed_as_the_example_of_the_standard() -> None:
    """Check the example of RFC 8291, section 5 and appendix A."""
    to = Address(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    own = ec.derive_private_key(
        int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    text = b"When I grow up, I want to be a watermelon"
    sealed = seal(to, text, own, decode64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl"
        "95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def two_at_a_table(anna: Browser, ben: Browser) -> str:
    """Seat Anna, who is to move, and Ben; return the table."""
    made = await anna.call("POST", "/api/tables", {"game": "duel", "seats": [{"kind": "human"}]})
    table = made["table"]
    await ben.call("POST", f"/api/tables/{table['id']}/seats/right", {"invite": table["invite"]})
    await ben.call("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


async def test_who_is_to_move_and_away_is_called_in_their_language_with_nothing_of_the_game(
    start: Starts, open_browser: Opens
) -> None:
    async with PushService() as service, asyncio.timeout(PATIENCE):
        server = start(push_services=service.origin, notice_seconds=0)
        anna, ben = await open_browser(server, "Anna"), await open_browser(server, "Ben")
        receiver = Receiver(f"{service.origin}/anna?x=1")
        key = (await anna.call("GET", "/api/push"))["key"]
        await anna.call("PUT", "/api/me/push", receiver.subscription())
        table = await two_at_a_table(anna, ben)
        path, headers, body = await service.posts.get()
        told = receiver.read(body)
        assert (path, told["page"], told["tag"]) == ("/anna?x=1", f"/t/{table}", f"turn-{table}")
        assert (told["title"], told["body"].split(", ")[-1]) == ("Your turn", "with Ben")
        assert set(told) == {"title", "body", "page", "tag", "stop"}
        assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
        claims = claims_of(headers["authorization"])
        assert (claims["aud"], claims["k"]) == (service.origin, key)
        assert claims["sub"].startswith("mailto:")


BAD = [
    ({"endpoint": "https://push.example/x"}, "push"),
    ({"endpoint": "http://fcm.googleapis.com/x"}, "push"),
    ({"endpoint": "https://fcm.googleapis.com:8443/x"}, "push"),
    ({"endpoint": "https://fcm.googleapis.com:port/x"}, "push"),
    ({"endpoint": "https://evilfcm.googleapis.com.example/x"}, "push"),
    ({"endpoint": "https://fcm.googleapis.com@push.example/x"}, "push"),
    ({"endpoint": "https://evil-fcm.googleapis.com/x"}, "push"),
    ({"endpoint": "no address"}, "push"),
    ({"p256dh": "A" * 87}, "push"),
    ({"endpoint": ""}, "unreadable"),
    ({"p256dh": "short"}, "unreadable"),
    ({"auth": ""}, "unreadable"),
    ({"language": "de"}, "unreadable"),
]


async def test_nothing_is_sent_to_unknown_places_and_the_key_stays(start: Starts, open_browser: Opens) -> None:
    server = start()
    anna = await open_browser(server, "Anna")
    good = Receiver("https://fcm.googleapis.com/fcm/send/abc").subscription()
    for changes, key in BAD:
        answer = await anna.call("PUT", "/api/me/push", {**good, **changes}, 400)
        assert answer["message"] == f"refusal-table-{key}", changes
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"):
        await anna.call("PUT", "/api/me/push", Receiver(f"https://{host}/x").subscription())
    await (await open_browser(server)).call("PUT", "/api/me/push", good, 403)
    key = (await anna.call("GET", "/api/push"))["key"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    server.stop()
    again = await open_browser(start(data=server.environment["VEILLEE_DATA"]), "Anna")
    assert (await again.call("GET", "/api/push"))["key"] == key
