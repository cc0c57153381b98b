import { execFileSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadAll } from 'js-yaml';

const CHART = resolve(import.meta.dirname, '../../deploy/helm/capstan');
const BRING = 'go install helm.sh/helm/v3/cmd/helm@v3.22.0 brings it to ~/go/bin; HELM names another program';

/** A Kubernetes object. */
export interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  // The shape depends on the kind.
  // oxlint-disable-next-line typescript/no-explicit-any
  spec: any;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

/**
 * Helm 3: `HELM`, that of the PATH, or that of Go. Prints which tests are skipped if there is none; under CI it throws
 * instead.
 * @param tests the tests that are skipped, for the message.
 */
export function findHelm(tests: string): string | undefined {
  const programs = [process.env['HELM'], 'helm', join(homedir(), 'go/bin/helm')];
  const helm = programs.find((program) => program !== undefined && isHelm(program));
  if (helm !== undefined) return helm;
  const text = `SKIPPED: ${tests}: this machine has no Helm (${BRING}).`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
  return undefined;
}

function isHelm(program: string): boolean {
  try {
    return execFileSync(program, ['version', '--short'], { encoding: 'utf8' }).startsWith('v3.');
  } catch {
    return false;
  }
}

/** The chart of the repository. */
export class HelmChart {
  constructor(private readonly helm: string) {}

  /** Lints the chart with some values. @throws Error with what Helm found, warnings included. */
  lint(values: object): void {
    this.run(['lint', '--strict', CHART, '--values', '-'], values);
  }

  /** Renders the chart with some values. @throws Error with what Helm says. */
  render(values: object): Manifest[] {
    const text = this.run(['template', 'shop', CHART, '--values', '-'], values);
    return loadAll(text).filter(Boolean) as Manifest[];
  }

  private run(args: string[], values: object): string {
    return execFileSync(this.helm, args, { input: JSON.stringify(values), encoding: 'utf8' });
  }
}
