"""Starts the project on the port in the first argument."""

import os
import sys

import django
from django.core.management import call_command

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
django.setup()
call_command("migrate", verbosity=0)
call_command("runserver", f"127.0.0.1:{sys.argv[1]}", use_reloader=False)
