"""Writes whisper-base in the format of whisper.cpp: `convert.py <target>`."""

import struct
import sys
from collections.abc import Iterator

import numpy as np
from weights import model, vocabulary

MAGIC = 0x67676D6C
TYPES = {0: np.float32, 1: np.int8, 2: np.int16, 3: np.int32, 4: np.float16}
FLOAT16 = 1
MELS, FFT, RATE = 80, 400, 16_000
TEXT_TOKENS = 50_257
# Numbers of heads are not in the shape of any tensor.
HEADS = 8


class Reader:
    """Reads the format of CTranslate2: version, names, and variables with their shapes and types."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def number(self, code: str) -> int:
        (value,) = struct.unpack_from(f"<{code}", self.data, self.at)
        self.at += struct.calcsize(code)
        return value

    def text(self) -> str:
        length = self.number("H")
        self.at += length
        return self.data[self.at - length : self.at - 1].decode()

    def variables(self) -> dict[str, np.ndarray]:
        self.number("I"), self.text(), self.number("I")
        return dict(self.variable() for _ in range(self.number("I")))

    def variable(self) -> tuple[str, np.ndarray]:
        name = self.text()
        shape = [self.number("I") for _ in range(self.number("B"))]
        kind = np.dtype(TYPES[self.number("B")])
        size = self.number("I")
        values = np.frombuffer(self.data, kind, size // kind.itemsize, self.at)
        self.at += size
        return name, values.reshape(shape)


def tensors(found: dict[str, np.ndarray]) -> Iterator[tuple[str, np.ndarray]]:
    """The tensors by the names of OpenAI's model, which whisper.cpp uses."""
    for number in (1, 2):
        yield f"encoder.conv{number}.weight", found[f"encoder/conv{number}/weight"]
        yield f"encoder.conv{number}.bias", found[f"encoder/conv{number}/bias"][:, None]
    for side in ("encoder", "decoder"):
        yield f"{side}.positional_embedding", found[f"{side}/position_encodings/encodings"]
        last = "ln_post" if side == "encoder" else "ln"
        yield from norm(f"{side}.{last}", found, f"{side}/layer_norm")
        for layer in range(layers(found, side)):
            source, target = f"{side}/layer_{layer}", f"{side}.blocks.{layer}"
            yield from norm(f"{target}.attn_ln", found, f"{source}/self_attention/layer_norm")
            yield from attention(f"{target}.attn", found, f"{source}/self_attention", fused=("query", "key", "value"))
            if side == "decoder":
                yield from norm(f"{target}.cross_attn_ln", found, f"{source}/attention/layer_norm")
                yield from linear(f"{target}.cross_attn.query", found, f"{source}/attention/linear_0")
                yield from attention(f"{target}.cross_attn", found, f"{source}/attention", fused=("key", "value"), at=1)
            yield from norm(f"{target}.mlp_ln", found, f"{source}/ffn/layer_norm")
            yield from linear(f"{target}.mlp.0", found, f"{source}/ffn/linear_0")
            yield from linear(f"{target}.mlp.2", found, f"{source}/ffn/linear_1")
    yield "decoder.token_embedding.weight", found["decoder/embeddings/weight"]


def attention(target: str, found: dict, source: str, fused: tuple[str, ...], at: int = 0):
    """Parts of an attention that CTranslate2 has in one matrix, and its output."""
    for kind in ("weight", "bias"):
        parts = np.split(found[f"{source}/linear_{at}/{kind}"], len(fused))
        for name, part in zip(fused, parts):
            if (name, kind) != ("key", "bias"):
                yield f"{target}.{name}.{kind}", part
    yield from linear(f"{target}.out", found, f"{source}/linear_{at + 1}")


def linear(target: str, found: dict, source: str):
    yield f"{target}.weight", found[f"{source}/weight"]
    yield f"{target}.bias", found[f"{source}/bias"]


def norm(target: str, found: dict, source: str):
    yield f"{target}.weight", found[f"{source}/gamma"]
    yield f"{target}.bias", found[f"{source}/beta"]


def layers(found: dict, side: str) -> int:
    return len({name.split("/")[1] for name in found if name.startswith(f"{side}/layer_") and "norm" not in name.split("/")[1]})


def mel_filters() -> np.ndarray:
    """Triangles on the scale of Slaney: linear to 1 kHz, then logarithmic; each has the same area."""
    step = np.log(6.4) / 27
    top = 15 + np.log(RATE / 2 / 1000) / step
    points = np.linspace(0, top, MELS + 2)
    hertz = np.where(points < 15, points * 200 / 3, 1000 * np.exp(step * (points - 15)))
    bins = np.fft.rfftfreq(FFT, 1 / RATE)
    rising = (bins - hertz[:-2, None]) / np.diff(hertz)[:-1, None]
    falling = (hertz[2:, None] - bins) / np.diff(hertz)[1:, None]
    triangles = np.maximum(0, np.minimum(rising, falling))
    return triangles * (2 / (hertz[2:] - hertz[:-2]))[:, None]


def bytes_of_characters() -> dict[str, int]:
    """The byte that each character means in tokens of GPT-2."""
    shown = [*range(33, 127), *range(161, 173), *range(174, 256)]
    hidden = [byte for byte in range(256) if byte not in shown]
    return {chr(byte): byte for byte in shown} | {chr(256 + at): byte for at, byte in enumerate(hidden)}


def write(path: str) -> None:
    found = Reader(model()).variables()
    words = sorted(vocabulary().items(), key=lambda item: item[1])[:TEXT_TOKENS]
    decoded = bytes_of_characters()
    text, state = found["decoder/embeddings/weight"].shape
    audio_context = found["encoder/position_encodings/encodings"].shape[0]
    text_context = found["decoder/position_encodings/encodings"].shape[0]
    encoder, decoder = layers(found, "encoder"), layers(found, "decoder")
    sizes = (text, audio_context, state, HEADS, encoder, text_context, state, HEADS, decoder, MELS, FLOAT16)
    with open(path, "wb") as target:
        target.write(struct.pack("<I11i", MAGIC, *sizes))
        filters = mel_filters().astype("<f4")
        target.write(struct.pack("<2i", *filters.shape) + filters.tobytes())
        target.write(struct.pack("<i", len(words)))
        for word, _ in words:
            token = bytes(decoded[character] for character in word)
            target.write(struct.pack("<i", len(token)) + token)
        for name, values in tensors(found):
            is_matrix = values.ndim > 1 and not name.endswith(("bias", "positional_embedding"))
            kept = values.astype("<f2" if is_matrix else "<f4")
            encoded = name.encode()
            target.write(struct.pack("<3i", kept.ndim, len(encoded), int(is_matrix)))
            target.write(struct.pack(f"<{kept.ndim}i", *reversed(kept.shape)) + encoded + kept.tobytes())


write(sys.argv[1])
