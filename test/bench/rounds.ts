/**
 * Measures all contenders once per round, one after the other, so that changes of the machine affect all of them. Every
 * round starts with another one.
 * @returns the samples of each round by the contender's name.
 */
export async function interleave<C extends { name: string }, Sample>(
  contenders: readonly C[],
  rounds: number,
  measure: (contender: C) => Promise<Sample>,
): Promise<Map<C['name'], Sample>[]> {
  const measured: Map<C['name'], Sample>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contenders.length;
    const samples = new Map<C['name'], Sample>();
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)]) {
      samples.set(contender.name, await measure(contender));
    }
    measured.push(samples);
    process.stderr.write(`  round ${round + 1} of ${rounds}\n`);
  }
  return measured;
}
