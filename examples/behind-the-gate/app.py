"""An app behind the gate, with PyJWT and cryptography (Debian: python3-jwt, python3-cryptography)."""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jwt

APP = "hello"
PLATFORM = os.environ.get("PLATFORM_ORIGIN", "https://platform.example")
KEYS = jwt.PyJWKClient(os.environ.get("GATE_KEYS", f"{PLATFORM}/auth_api/v1/gate_keys/"))


def visitor_of(headers):
    """Returns the user of the request from the gate's signed assertion; None if there is no valid one."""
    assertion = headers.get("X-Vestibule-Assertion", "")
    try:
        key = KEYS.get_signing_key_from_jwt(assertion).key
        required = {"require": ["exp", "aud", "iss", "sub"]}
        return jwt.decode(assertion, key, ["ES256"], required, audience=APP, issuer=PLATFORM)
    except jwt.PyJWTError:
        return None


class Hello(BaseHTTPRequestHandler):
    def do_GET(self):
        visitor = visitor_of(self.headers)
        text = "This app is behind the gate.\n"
        if visitor:
            text = f"Hello {visitor['name']}, you look at {visitor['dataset'] or 'no dataset'}.\n"
        self.send_response(200 if visitor else 401)
        self.send_header("Content-Type", "text/plain; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "5000"))), Hello).serve_forever()
