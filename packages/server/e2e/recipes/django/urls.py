from django.contrib.auth.decorators import login_required
from django.shortcuts import redirect, render
from django.urls import path


@login_required
def notes(request):
    """Keeps what people write in Django's own session."""
    kept = request.session.get("notes", [])
    if request.method == "POST":
        request.session["notes"] = [*kept, request.POST["note"]]
        return redirect("notes")
    return render(request, "notes.html", {"notes": kept})


urlpatterns = [path("notes/", notes, name="notes")]
