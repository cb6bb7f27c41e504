"""A sign-in server on plain Django, for checking the client against a CSRF middleware that is not ours.

It serves the contract's sign-in calls with Django's own users, sessions and CSRF protection, prints
`http://127.0.0.1:<port>` once it listens, and ends when its standard input closes. It needs Django
and installs nothing. Its one account is ada@acme.example / correct horse battery staple.
"""

import sys
import threading
from wsgiref.simple_server import WSGIRequestHandler, make_server

import django
from django.conf import settings

settings.configure(
    ALLOWED_HOSTS=["127.0.0.1"],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.sqlite3",
            # One in-memory database for all threads of this process.
            "NAME": "file:interop?mode=memory&cache=shared",
        }
    },
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    INSTALLED_APPS=[
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.sessions",
    ],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
    ],
    ROOT_URLCONF=__name__,
    SECRET_KEY="interop",
)
django.setup()

from django.contrib.auth import authenticate, get_user_model, login, logout  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.urls import path  # noqa: E402
from django.views.decorators.csrf import ensure_csrf_cookie  # noqa: E402


def answer(data, status=200, success=True, message=None):
    body = {"success": success, "result": {"data": data}, "status_code": status}
    if message is not None:
        body["message"] = message
    return JsonResponse(body, status=status)


@ensure_csrf_cookie
def config(request):
    return answer(
        {
            "is_federated_environment": False,
            "seller": None,
            "sign_up_data": {"enable_sign_up": False, "sign_up_options": []},
        }
    )


def sign_in(request):
    user = authenticate(
        request,
        username=request.POST.get("username"),
        password=request.POST.get("password"),
    )
    if user is None:
        return answer({}, status=401, success=False, message="Invalid Credentials")
    login(request, user)
    return answer({"redirect_url": "/"})


def sign_out(request):
    logout(request)
    return answer({})


def authenticated(request):
    if request.user.is_authenticated:
        return answer({})
    return answer({}, status=401, success=False)


def me(request):
    if not request.user.is_authenticated:
        return answer({}, status=401, success=False)
    user = request.user
    return answer(
        {
            "id": str(user.pk),
            "email": user.email,
            "first_name": user.first_name,
            "last_name": user.last_name,
            "organization_info": {"id": "acme", "name": "Acme", "is_internal": True},
            "is_external_user": False,
            "eulas_not_accepted": [],
            "impersonating": None,
        }
    )


urlpatterns = [
    path("auth_api/v1/config/", config),
    path("auth_api/v1/accounts/login/", sign_in),
    path("auth_api/v1/accounts/logout/", sign_out),
    path("auth_api/v1/users/authenticated/", authenticated),
    path("auth_api/v1/users/me/", me),
]


class Quiet(WSGIRequestHandler):
    def log_message(self, *args):
        pass


def main():
    call_command("migrate", verbosity=0)
    get_user_model().objects.create_user(
        "ada@acme.example",
        email="ada@acme.example",
        password="correct horse battery staple",
        first_name="Ada",
        last_name="Byron",
    )
    server = make_server("127.0.0.1", 0, get_wsgi_application(), handler_class=Quiet)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)

    def end_with_input():
        sys.stdin.read()
        server.shutdown()

    threading.Thread(target=end_with_input, daemon=True).start()
    server.serve_forever()


if __name__ == "__main__":
    main()
