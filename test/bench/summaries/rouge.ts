/** Overlap of two texts as F1 of recall and precision, 0 to 1 (C.-Y. Lin, ROUGE, 2004). */
export interface Rouge {
  rouge1: number;
  rouge2: number;
  /** Longest common subsequence of the two texts. */
  rougeL: number;
}

/** @param summary, reference their stemmed words, including stop words. */
export function rougeOf(summary: readonly string[], reference: readonly string[]): Rouge {
  return {
    rouge1: overlap(summary, reference, 1),
    rouge2: overlap(summary, reference, 2),
    rougeL: f1(longestCommonSubsequence(summary, reference), summary.length, reference.length),
  };
}

function overlap(summary: readonly string[], reference: readonly string[], length: number): number {
  const one = counted(summary, length);
  const other = counted(reference, length);
  let shared = 0;
  for (const [gram, count] of one) shared += Math.min(count, other.get(gram) ?? 0);
  return f1(shared, summary.length - length + 1, reference.length - length + 1);
}

function counted(words: readonly string[], length: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + length <= words.length; at += 1) {
    const gram = words.slice(at, at + length).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function longestCommonSubsequence(one: readonly string[], other: readonly string[]): number {
  let previous = new Uint32Array(other.length + 1);
  for (const word of one) {
    const row = new Uint32Array(other.length + 1);
    other.forEach((candidate, at) => {
      row[at + 1] =
        candidate === word ? (previous[at] ?? 0) + 1 : Math.max(previous[at + 1] ?? 0, row[at] ?? 0);
    });
    previous = row;
  }
  return previous.at(-1) ?? 0;
}

function f1(shared: number, summary: number, reference: number): number {
  return summary <= 0 || reference <= 0 ? 0 : (2 * shared) / (summary + reference);
}
