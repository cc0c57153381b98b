"""Uploads of files as parameters of capabilities."""

from __future__ import annotations

from capstan import _routes as routes
from capstan._answer import Answer
from capstan._caller import AsyncCaller
from capstan._generated import models
from capstan._options import call_options_of, fields_of
from capstan._upload_form import FileContent, bytes_of_file
from capstan.resources._arguments import UploadedSpeechArguments
from typing_extensions import Unpack


class AsyncUploadMethods(AsyncCaller):
    """Files are read into memory first."""

    async def transcribe_file(
        self, file: FileContent, **arguments: Unpack[UploadedSpeechArguments]
    ) -> Answer[models.TranscribeResult]:
        """
        Transcribes a file of this machine, which is uploaded, at most 200 MB, with the parameters of
        `client.transcribe`. A large file may need a longer `timeout`.

        Args:
            file: Bytes, a path, or an open binary file.
        """
        operation = routes.transcription(bytes_of_file(file), fields_of(arguments))
        return await self.call_operation(operation, call_options_of(arguments))
