"""Notices to a closed browser: Web Push with this server's own keys (RFC 8030, 8291, 8292).

Only to the push services that are known: a subscription is an address somebody else chose.
"""

import base64
import json
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from reverie.tables.requests import Wish

SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "notify.windows.com",
)
RECORD = 4096
LASTS = 12 * 3600
_X962 = serialization.Encoding.X962
_POINT = serialization.PublicFormat.UncompressedPoint


class WebPush:
    def __init__(self, key_file: Path, contact: str, services: tuple[str, ...] = SERVICES) -> None:
        self.key = load_or_make(key_file)
        self.contact, self.services = contact or "mailto:host@localhost", services

    @property
    def public_key(self) -> str:
        return b64(self.key.public_key().public_bytes(_X962, _POINT))

    def accepts(self, endpoint: str) -> bool:
        try:
            parts = urlsplit(endpoint)
        except ValueError:
            return False
        host = parts.hostname or ""
        known = any(host == name or host.endswith("." + name) for name in self.services)
        return known and (parts.scheme == "https" or host == "127.0.0.1")

    async def send(self, wish: Wish, message: dict[str, str]) -> bool:
        """Whether the service still knows the subscription."""
        body = encrypt(json.dumps(message).encode(), wish.p256dh, wish.auth)
        headers = {
            "Authorization": self._authorization(wish.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
        }
        timeout = aiohttp.ClientTimeout(total=10)
        async with (
            aiohttp.ClientSession(timeout=timeout) as http,
            http.post(wish.endpoint, data=body, headers=headers, allow_redirects=False) as response,
        ):
            return response.status not in (404, 410)

    def _authorization(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + LASTS,
            "sub": self.contact,
        }
        head = b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{b64(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={signed}.{b64(signature)}, k={self.public_key}"


def load_or_make(path: Path) -> ec.EllipticCurvePrivateKey:
    """The host's own key: made once, readable by nobody else."""
    if path.exists():
        key = serialization.load_pem_private_key(path.read_bytes(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return key
    made = ec.generate_private_key(ec.SECP256R1())
    pem = made.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(pem)
    return made


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """RFC 8291: only the browser that subscribed can read it."""
    theirs_raw, secret = unb64(p256dh), unb64(auth)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs_raw)
    ours = ec.generate_private_key(ec.SECP256R1())
    ours_raw = ours.public_key().public_bytes(_X962, _POINT)
    shared = ours.exchange(ec.ECDH(), theirs)
    first = _hkdf(secret, shared, b"WebPush: info\0" + theirs_raw + ours_raw, 32)
    salt = os.urandom(16)
    key = _hkdf(salt, first, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, first, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes((len(ours_raw),)) + ours_raw + sealed


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
