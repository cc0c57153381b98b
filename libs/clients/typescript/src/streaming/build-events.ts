import type { EventKinds, JobEvent } from './job-event.js';

type Phase = 'queued' | 'planning' | 'building' | 'verifying' | 'publishing' | (string & {});

/** The interpretation of a prompt. */
export interface BuildBrief {
  name: string;
  kind: string;
  audience: string;
  features: string[];
  tone: string;
  colours: string[];
  language: string;
}

/** Fields of each build event (docs/builds.md). */
export interface BuildEventFields {
  'build.started': { company_id: string; site_id: string; is_new_site: boolean; prompt: string };
  'build.question': { text: string };
  'build.resumed': { generation: number };
  'phase.changed': { phase: Phase };
  'plan.created': { brief: BuildBrief; steps: unknown[] };
  'step.started': { title: string } & Open;
  'step.completed': { title: string } & Open;
  'step.failed': { title: string } & Open;
  'message.delta': { text: string };
  'message.accepted': { message_id: string; prompt: string };
  'message.applied': {
    message_id: string;
    prompt: string;
    applied: boolean;
    summary: string;
    open_points: string[];
  };
  'tool.started': Open;
  'tool.completed': Open;
  'command.started': Open;
  'command.output': Open;
  'command.completed': Open;
  'file.changed': { path: string; change: 'added' | 'changed' | 'removed'; size_bytes: number };
  'commit.created': { commit: string; message: string; files: unknown };
  'check.completed': {
    commit: string;
    passed: boolean;
    pages: unknown;
    findings: unknown;
    skipped: unknown;
    duration_ms: number;
  };
  'preview.ready': { preview_url: string; commit: string };
  'builder.changed': {
    from: string | null;
    to: string | null;
    reason: string | null;
    explanation?: string;
    model?: string | null;
  };
  warning: { code: string; message: string };
  'build.completed': { preview_url?: string } & Open;
  'build.stopped': { preview_url?: string; reason?: string } & Open;
  'build.failed': { reason?: string } & Open;
}

type Open = Record<string, unknown>;

/** An event of a build. */
export type BuildEvent = JobEvent<BuildEventFields, { execution_id: string }>;

const LAST = { 'build.completed': true, 'build.stopped': true, 'build.failed': true } as const;

/** Lists every kind; the compiler checks that none is missing. */
const KINDS: Record<keyof BuildEventFields, true> = {
  'build.started': true,
  'build.question': true,
  'build.resumed': true,
  'phase.changed': true,
  'plan.created': true,
  'step.started': true,
  'step.completed': true,
  'step.failed': true,
  'message.delta': true,
  'message.accepted': true,
  'message.applied': true,
  'tool.started': true,
  'tool.completed': true,
  'command.started': true,
  'command.output': true,
  'command.completed': true,
  'file.changed': true,
  'commit.created': true,
  'check.completed': true,
  'preview.ready': true,
  'builder.changed': true,
  warning: true,
  ...LAST,
};

export const BUILD_EVENT_KINDS: EventKinds = {
  known: new Set(Object.keys(KINDS)),
  last: new Set(Object.keys(LAST)),
};
