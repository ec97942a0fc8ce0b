"""Read the bodies of entries back, whatever log they are of."""

from typing import Final

import msgspec

from veillee.server.admin.domain.entries import AnyAdminBody
from veillee.server.devices.domain.entries import AnyDeviceBody
from veillee.server.evenings.domain.entries import AnyEveningBody
from veillee.server.notices.domain.entries import AnyNoticeBody
from veillee.server.tables.domain.log.entries import AnyBody, Body

_decoder: Final = msgspec.json.Decoder(AnyBody | AnyEveningBody | AnyDeviceBody | AnyAdminBody | AnyNoticeBody)


def decode_body(text: str) -> Body:
    """Read a stored body back."""
    body: Body = _decoder.decode(text)
    return body
