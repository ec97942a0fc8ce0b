"""The REST part about a person's devices."""

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from veillee.server.devices.domain.errors import device_error
from veillee.server.devices.service import DeviceService
from veillee.server.messages import (
    AnswerDevice,
    DeviceAnswer,
    DeviceAsked,
    DeviceList,
    DeviceWord,
    SayWord,
    ShowTicket,
)
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.requests import address_of, network_of, person_of
from veillee.server.web.rest.cookies import me_cookie
from veillee.server.web.rest.problems import PROBLEMS

Asked = Request[Any, Any, Any]
OfPerson = NamedDependency[DeviceService]


class DeviceRoutes(Controller):
    """The same person on another device."""

    path = "/api"

    @get("/me/devices", responses=PROBLEMS, summary="List this person's devices, and the one that asks")
    async def devices(self, devices: OfPerson, request: Asked) -> DeviceList:
        return await devices.devices(_need_person(request))

    @post("/me/devices/word", responses=PROBLEMS, summary="Ask for a word for another device")
    async def word(self, devices: OfPerson, request: Asked) -> DeviceWord:
        return await devices.give_word(_need_person(request))

    @post("/me/devices/answer", status_code=204, responses=PROBLEMS, summary="Let the device that asks in, or not")
    async def answer(self, devices: OfPerson, request: Asked, data: JSONBody[AnswerDevice]) -> None:
        await devices.answer(_need_person(request), data.agree)

    @delete("/me/devices/{device:str}", responses=PROBLEMS, summary="Remove a device")
    async def remove(self, devices: OfPerson, request: Asked, device: FromPath[str]) -> None:
        await devices.remove(_need_person(request), device)

    @post("/devices", responses=PROBLEMS, summary="Say the word on the other device")
    async def say(self, devices: OfPerson, request: Asked, data: JSONBody[SayWord]) -> DeviceAsked:
        if not request.app.state.words.allows(network_of(request)):
            raise device_error("guesses", 429)
        return await devices.say(_person(request), data.word, data.name, address_of(request))

    @post("/devices/ticket", status_code=200, responses=PROBLEMS, summary="Ask what the first device has answered")
    async def show(self, devices: OfPerson, request: Asked, data: JSONBody[ShowTicket]) -> Response[DeviceAnswer]:
        answer, person = await devices.show(data.ticket)
        signer = request.app.state.service.signer
        return Response(answer, cookies=[me_cookie(signer, request, person)] if person is not None else [])


def _person(request: Asked) -> Person | None:
    return person_of(request.app.state.service.signer, request)


def _need_person(request: Asked) -> Person:
    person = _person(request)
    if person is None:
        raise device_error("unknown", 403)
    return person
