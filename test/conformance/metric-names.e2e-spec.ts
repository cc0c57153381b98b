import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metrics } from '@capstan/observability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { type TestApp, startApp } from '../harness/app.js';

const config = join(import.meta.dirname, '..', '..', 'config');
const read = (path: string): string => readFileSync(join(config, path), 'utf8');

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}

const board = JSON.parse(read('grafana/capstan.json')) as { panels: Panel[] };
const { groups } = load(read('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const expressions = [
  ...board.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [`panel ${title}`, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [`alert ${alert}`, expr]),
];

/** Names and functions of PromQL look alike; ours and those of the runtime have these prefixes. */
const METRIC = /\b(?:capstan|nodejs|process)_\w+/g;
const PARTS_OF_HISTOGRAMS = /_(?:bucket|count|sum)$/;

let app: TestApp;
let names: Set<string>;
let text: string;

beforeAll(async () => {
  app = await startApp();
  const metrics = app.app.get(Metrics);
  names = new Set(metrics.names());
  text = await metrics.text();
});
afterAll(() => app?.close());

describe('the board and the alerts', () => {
  it.each(expressions)('%s uses metrics that exist', (_where, expr) => {
    const used = (expr.match(METRIC) ?? []).map((name) =>
      names.has(name) ? name : name.replace(PARTS_OF_HISTOGRAMS, ''),
    );
    expect(used.length + Number(expr.startsWith('up{'))).toBeGreaterThan(0);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  it('the board shows every metric except that of its own failures', () => {
    const used = expressions.map(([, expr]) => expr).join('\n');
    const ours = [...names].filter((name) => name.startsWith('capstan_'));
    expect(ours.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('every alert has a severity and says what to do', () => {
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.description).toMatch(/[.]$/);
    }
  });

  it('all of them expect the job that every configuration of Prometheus has', () => {
    const jobs = expressions.flatMap(([, expr]) => [...expr.matchAll(/job="(\w+)"/g)].map(([, job]) => job));
    expect(new Set(jobs)).toEqual(new Set(['capstan']));
    for (const name of ['prometheus.yaml', 'kubernetes.yaml']) {
      const file = load(read(`prometheus/${name}`)) as { scrape_configs: { job_name: string }[] };
      expect(file.scrape_configs.map((scrape) => scrape.job_name)).toEqual(['capstan']);
    }
  });

  it('the alert of errors names errors that exist, and none that an operator decided', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'CapstanErrors') ?? {};
    const slugs = /error=~"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? [];
    expect(slugs).toEqual(['internal', 'service-unavailable', 'storage-unavailable']);
    const pages = join(config, '..', 'docs', 'errors');
    for (const slug of slugs) expect(existsSync(join(pages, `${slug}.md`)), slug).toBe(true);
  });

  it('the alert of refused keys counts the first refusal, with which its counter starts', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'CapstanProviderRefusesKey') ?? {};
    const [counter = ''] = /\bcapstan_\w+\{[^}]+\}/.exec(expr) ?? [];
    expect(counter).toContain('misconfigured|quota_exhausted');
    // increase() of a series that appears at 1 and stays there is 0.
    expect(expr.replace(/\s+/g, ' ')).toContain(`(${counter} unless ${counter} offset 70m) > 0`);
  });

  it('every metric has a help text', () => {
    const helps = [...text.matchAll(/^# HELP (capstan_\w+) (.+)$/gm)];
    expect(helps.length).toBe([...names].filter((name) => name.startsWith('capstan_')).length);
    for (const [, , help] of helps) expect(help).toMatch(/\.$/);
  });
});
