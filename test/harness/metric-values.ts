/** Values of metrics by their line in the text format of Prometheus, e.g. `capstan_slots{resource="browser_pages"}`. */
export type MetricValues = ReadonlyMap<string, number>;

/** Reads `/metrics`. @throws Error unless the answer is 200. */
export async function readMetrics(url: string, headers: Record<string, string> = {}): Promise<MetricValues> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
