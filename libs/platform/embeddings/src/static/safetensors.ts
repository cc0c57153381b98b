/** A matrix, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

interface TensorHeader {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

const HEADER_LENGTH_BYTES = 8;

/**
 * Reads the only matrix of a file in the safetensors format, of 16-bit or 32-bit floating-point numbers.
 * @throws TypeError when the file has another content.
 */
export function readMatrix(bytes: Uint8Array): Matrix {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = Number(view.getBigUint64(0, true));
  const start = HEADER_LENGTH_BYTES + headerLength;
  const json = Buffer.from(bytes.buffer, bytes.byteOffset + HEADER_LENGTH_BYTES, headerLength).toString();
  const { __metadata__: _, ...tensors } = JSON.parse(json) as Record<string, TensorHeader>;
  const [tensor, ...more] = Object.values(tensors);
  const [rows, columns] = tensor?.shape ?? [];
  if (!tensor || more.length > 0 || rows === undefined || columns === undefined) {
    throw new TypeError('the weights must be one matrix');
  }
  const at = start + tensor.data_offsets[0];
  return { rows, columns, values: numbersOf(view, at, rows * columns, tensor.dtype) };
}

function numbersOf(view: DataView, start: number, count: number, type: string): Float32Array {
  const values = new Float32Array(count);
  if (type === 'F32') {
    for (let n = 0; n < count; n += 1) values[n] = view.getFloat32(start + n * 4, true);
  } else if (type === 'F16') {
    for (let n = 0; n < count; n += 1) values[n] = halfOf(view.getUint16(start + n * 2, true));
  } else {
    throw new TypeError(`weights of type ${type} are not supported, only F16 and F32`);
  }
  return values;
}

/** Decodes a number of IEEE 754 with 16 bits. */
function halfOf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * 2 ** -14 * (fraction / 1024);
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
}
