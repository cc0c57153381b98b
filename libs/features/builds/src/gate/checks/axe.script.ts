/** A rule of axe that a page breaks. */
export interface Violation {
  id: string;
  /** Of axe: `minor`, `moderate`, `serious`, `critical`. */
  impact: string | null;
  help: string;
  target: string;
  count: number;
}

/**
 * Expression that gives the violations of all rules, best practices included, once axe is loaded. Without preload: it would
 * ask for style sheets by XHR, which sites may not.
 */
export const RUN_AXE_SCRIPT = `(${violations.toString()})()`;

/* The function below is sent to the browser as text, so it must not use anything from outside itself. */

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
