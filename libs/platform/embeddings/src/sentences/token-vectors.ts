/** A vector of length 1 for each token of a text, one after another. */
export interface TokenVectors {
  readonly values: Float32Array;
  readonly dimensions: number;
}

/**
 * How much of a question a text says, 0 to 1 for most: for each token of the question the cosine of the closest token of the text,
 * their mean. It is the late interaction of ColBERT (Khattab and Zaharia, 2020), which reads vectors of tokens where
 * those of whole sentences only say what a text is about. 0 if one of them has no token.
 */
export function lateInteraction(question: TokenVectors, text: TokenVectors): number {
  const { dimensions } = question;
  const tokens = question.values.length / dimensions;
  if (tokens === 0 || text.values.length === 0) return 0;
  let sum = 0;
  for (let from = 0; from < question.values.length; from += dimensions) {
    let closest = -1;
    for (let other = 0; other < text.values.length; other += dimensions) {
      let product = 0;
      for (let n = 0; n < dimensions; n += 1)
        product += (question.values[from + n] as number) * (text.values[other + n] as number);
      if (product > closest) closest = product;
    }
    sum += closest;
  }
  return sum / tokens;
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
