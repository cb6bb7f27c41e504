from pathlib import Path

import session_views
from django.contrib.auth.views import LoginView
from django.contrib.sessions.models import Session
from django.http import HttpResponse
from django.urls import path, re_path
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt

folder = Path(__file__).parent


def asset(request, name):
    content_type = "text/css" if name.endswith(".css") else "text/javascript"
    return HttpResponse((folder / name).read_text(), content_type=content_type)


def page(request):
    return HttpResponse((folder / "page.html").read_text())


def patients(request):
    return HttpResponse(status=200 if request.user.is_authenticated else 401)


@csrf_exempt
def end_in(request):
    """Used only by the test: ends every session after this many seconds; 'now' deletes them all."""
    seconds = request.GET["seconds"]
    if seconds == "now":
        Session.objects.all().delete()
    else:
        Session.objects.update(expire_date=timezone.now() + timezone.timedelta(seconds=float(seconds)))
    return HttpResponse(status=204)


urlpatterns = [
    path("api/session", session_views.session),
    path("api/sign-out", session_views.sign_out),
    path("accounts/login/", LoginView.as_view()),
    path("api/patients", patients),
    path("test/end-in", end_in),
    re_path(r"^([\w.-]+\.(?:js|css))$", asset),
    re_path(".*", page),
]
