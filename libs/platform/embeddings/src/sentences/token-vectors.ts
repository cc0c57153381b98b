/** A vector for each token of a text, one after another. */
export interface TokenVectors {
  readonly values: Float32Array;
  readonly dimensions: number;
}

/**
 * For each token of a question, the cosine of the closest token of a text; 0 for each if the text has none. Their mean is the late
 * interaction of ColBERT (Khattab and Zaharia, 2020), which reads vectors of tokens where those of whole sentences only
 * say what a text is about.
 */
export function closestTokens(question: TokenVectors, text: TokenVectors): Float32Array {
  const { dimensions, values } = question;
  const closest = new Float32Array(values.length / dimensions);
  if (text.values.length === 0) return closest;
  for (let token = 0; token < closest.length; token += 1) {
    const from = token * dimensions;
    let best = -1;
    for (let other = 0; other < text.values.length; other += dimensions) {
      let product = 0;
      for (let n = 0; n < dimensions; n += 1)
        product += (values[from + n] as number) * (text.values[other + n] as number);
      if (product > best) best = product;
    }
    closest[token] = best;
  }
  return closest;
}

/** Scales the vectors of tokens to length 1; those of length 0 stay. */
export function ofLengthOne(values: Float32Array, dimensions: number): TokenVectors {
  const scaled = new Float32Array(values.length);
  for (let from = 0; from < values.length; from += dimensions) {
    const own = values.subarray(from, from + dimensions);
    const length = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0));
    if (length > 0)
      scaled.set(
        own.map((value) => value / length),
        from,
      );
  }
  return { values: scaled, dimensions };
}
