"""The smallest Django project with signing in, around the views that the README shows (session_views.py)."""

import sys
from pathlib import Path

import django
from django.conf import settings

folder = Path(sys.argv[1])
port = sys.argv[2]
sys.path.insert(0, str(folder))

settings.configure(
    DEBUG=True,
    SECRET_KEY="a secret key for tests",
    ALLOWED_HOSTS=["127.0.0.1"],
    ROOT_URLCONF="project_urls",
    USE_TZ=True,
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
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": str(folder / "db.sqlite3")}},
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": [str(folder)]}],
)
django.setup()

from django.core.management import call_command  # noqa: E402

call_command("migrate", verbosity=0)

from django.contrib.auth.models import User  # noqa: E402

for name in ("ada", "grace"):
    if not User.objects.filter(username=name).exists():
        User.objects.create_user(name, password="Quiet-Doorway-26!")

call_command("runserver", f"127.0.0.1:{port}", use_reloader=False)
