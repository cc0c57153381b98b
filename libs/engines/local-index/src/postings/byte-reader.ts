/** Reads what {@link ByteWriter} wrote. */
export class ByteReader {
  position = 0;

  constructor(readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.position >= this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.position] ?? 0;
    this.position += 1;
    return value;
  }

  number(): number {
    let value = this.byte();
    if (value < 0x80) return value;
    value &= 0x7f;
    for (let shift = 7; shift < 35; shift += 7) {
      const next = this.byte();
      value |= (next & 0x7f) << shift;
      if (next < 0x80) break;
    }
    return value >>> 0;
  }
}
