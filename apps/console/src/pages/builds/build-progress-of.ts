import type { BuildEvent } from '@capstan/client';

export interface BuildStep {
  title: string;
  state: 'running' | 'done' | 'failed';
}

export interface LogLine {
  id: number;
  at: string;
  kind: string;
  text: string;
  isProblem: boolean;
}

/** The progress of a build. */
export interface BuildProgress {
  phase: string | undefined;
  /** The plan of the builder. */
  plan: string[];
  steps: BuildStep[];
  previewUrl: string | undefined;
  shownCommit: string | undefined;
  /** The open question of the build; undefined if there is none. */
  question: string | undefined;
  /** The note of the builder about its work. */
  words: string;
  log: LogLine[];
}

/** Adds up the events of a build. */
export function buildProgressOf(events: readonly BuildEvent[]): BuildProgress {
  const progress: BuildProgress = {
    phase: undefined,
    plan: [],
    steps: [],
    previewUrl: undefined,
    shownCommit: undefined,
    question: undefined,
    words: '',
    log: [],
  };
  for (const event of events) {
    add(progress, event);
    const line = logLineOf(event);
    if (line) progress.log.push(line);
  }
  return progress;
}

function add(progress: BuildProgress, { kind, data }: BuildEvent): void {
  switch (kind) {
    case 'phase.changed':
      progress.phase = data.phase;
      break;
    case 'plan.created':
      progress.plan = data.steps.map(String);
      break;
    case 'build.question':
      progress.question = data.text;
      break;
    case 'message.accepted':
      progress.question = undefined;
      break;
    case 'step.started':
      setStep(progress, data.title, 'running');
      break;
    case 'step.completed':
      setStep(progress, data.title, 'done');
      break;
    case 'step.failed':
      setStep(progress, data.title, 'failed');
      break;
    case 'message.delta':
      progress.words += data.text;
      break;
    case 'preview.ready':
      progress.previewUrl = data.preview_url;
      progress.shownCommit = data.commit;
      break;
    case 'build.completed':
      progress.previewUrl = data.preview_url ?? progress.previewUrl;
      break;
    default:
  }
}

function setStep(progress: BuildProgress, title: string, state: BuildStep['state']): void {
  const known = progress.steps.find((step) => step.title === title);
  if (known) known.state = state;
  else progress.steps.push({ title, state });
}

function logLineOf({ kind, seq, data }: BuildEvent): LogLine | undefined {
  const line = (about: string, text: string, isProblem = false): LogLine => ({
    id: seq,
    at: data.at,
    kind: about,
    text,
    isProblem,
  });
  switch (kind) {
    case 'file.changed':
      return line('file', `${data.change} ${data.path}`);
    case 'commit.created':
      return line('commit', `${data.commit.slice(0, 8)} ${data.message}`);
    case 'command.started':
      return line('command', String(data['command']));
    case 'command.output':
      return line('output', String(data['text']));
    case 'command.completed':
      return line(
        'command',
        `exit code ${String(data['exit_code'] ?? data['killed_by'])}`,
        data['exit_code'] !== 0,
      );
    case 'tool.started':
      return line('tool', `${String(data['tool'])} ${String(data['arguments'])}`);
    case 'build.question':
      return line('question', data.text);
    case 'message.applied':
      return line('instruction', data.summary, !data.applied);
    case 'check.completed':
      return line(
        'check',
        data.passed ? `${String(data.pages)} pages passed` : findingsOf(data.findings),
        !data.passed,
      );
    case 'builder.changed':
      return line('builder', data.explanation ?? data.to ?? 'none', data.explanation !== undefined);
    case 'warning':
      return line('warning', data.message, true);
    case 'build.failed':
      return line('failed', data.reason ?? 'no reason given', true);
    case 'phase.changed':
      return line('phase', data.phase);
    default:
      return undefined;
  }
}

const findingsOf = (findings: unknown): string =>
  Array.isArray(findings)
    ? (findings as { message?: string }[]).map(({ message }) => message ?? '').join('; ')
    : 'not passed';
