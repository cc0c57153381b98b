/** A violated axe rule. */
export interface Violation {
  id: string;
  /** Impact in axe: `minor`, `moderate`, `serious`, `critical`. */
  impact: string | null;
  help: string;
  target: string;
  count: number;
}

/**
 * Expression for the violations of all rules, including best practices, once axe is loaded. Without preload:
 * it would request style sheets by XHR, which sites may not.
 */
export const RUN_AXE_SCRIPT = `(${violations.toString()})()`;

/* Serialized and sent to the browser, so it must not use anything from outside itself. */

interface AxeResult {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: string[] }[];
}

declare const document: object;
declare const axe: { run: (context: object, options: object) => Promise<{ violations: AxeResult[] }> };

async function violations(): Promise<Violation[]> {
  const found = await axe.run(document, { resultTypes: ['violations'], preload: false });
  return found.violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    target: String(nodes[0]?.target ?? ''),
    count: nodes.length,
  }));
}
