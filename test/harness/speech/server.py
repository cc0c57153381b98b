"""A transcription server with the API of OpenAI: `server.py <folder for the weights>`. Prints its port when it is ready."""

import io
import json
import shutil
import sys
from email import message_from_bytes
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from faster_whisper import WhisperModel
from weights import FOLDERS, model as weights


def load(folder: Path) -> WhisperModel:
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        shutil.copy(FOLDERS[0] / name, folder)
    (folder / "model.bin").write_bytes(weights())
    return WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1)


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        head = f"content-type: {self.headers['content-type']}\r\n\r\n".encode()
        parts = message_from_bytes(head + body).get_payload()
        fields = {part.get_param("name", header="content-disposition"): part for part in parts}
        audio = io.BytesIO(fields["file"].get_payload(decode=True))
        segments, info = model.transcribe(audio, beam_size=1)
        found = [
            {"start": segment.start, "end": segment.end, "text": segment.text}
            for segment in segments
        ]
        answer = {
            "language": info.language,
            "duration": info.duration,
            "text": "".join(segment["text"] for segment in found),
            "segments": found,
        }
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())


model = load(Path(sys.argv[1]))
server = HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
