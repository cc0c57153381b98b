import { BrowserError, type InspectedPage, type InspectedSite } from '@capstan/platform-browser';
import { z } from 'zod';
import { RUN_AXE_SCRIPT, type Violation } from './axe.script.js';
import { LAYOUT_SCRIPT, type LayoutFault } from './layout.script.js';
import { missingFacts } from './page-facts.js';
import { GATE_VIEWS, type GateView } from './page-views.js';
import { SETTLED_SCRIPT, type Settled } from './settled.script.js';
import { VISIBLE_TEXT_SCRIPT } from './visible-text.script.js';
import type { GateCheck, GateFinding, GateSeverity } from '../../model/gate-finding.js';

/** Less text than this, without an image, is a blank page. */
const MIN_CHARACTERS = 15;
const MAX_FINDINGS = 10;
const MAX_FACT_CHARACTERS = 80;
/** Far more than a page of text: the search for facts runs on the event loop. */
const MAX_TEXT_CHARACTERS = 4_000_000;

/** Results of the scripts. They share the page with its own scripts, which may have modified globals. */
const Answers = {
  settled: z.object({ characters: z.number(), pictures: z.number() }) satisfies z.ZodType<Settled>,
  faults: z.array(
    z.object({
      kind: z.enum(['overflow', 'narrow', 'clipped', 'cut', 'stacked']),
      place: z.string(),
      px: z.number(),
    }),
  ) satisfies z.ZodType<LayoutFault[]>,
  text: z.string().max(MAX_TEXT_CHARACTERS),
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullable(),
      help: z.string(),
      target: z.string(),
      count: z.number(),
    }),
  ) satisfies z.ZodType<Violation[]>,
};

const LAYOUT_WORDS: Record<LayoutFault['kind'], (px: number) => string> = {
  overflow: (px) => `is ${px} px wider than the window`,
  narrow: (px) => `is a field ${px} px wide (at least 120)`,
  clipped: (px) => `has text of which ${px} px cannot be seen`,
  cut: (px) => `has a part of ${px} px that cannot be seen`,
  stacked: (lines) => `breaks a word into ${lines} lines`,
};

/** Inputs of the inspection of a page. */
export interface InspectionInputs {
  site: InspectedSite;
  /** Source of axe. */
  axe: string;
  /** Texts that the page must show. */
  facts: readonly string[];
}

/** Inspects a page in all views; stops after a view with a blocking finding. */
export class PageInspection {
  private readonly findings: GateFinding[] = [];
  private readonly reported = new Set<string>();

  private constructor(
    private readonly path: string,
    private readonly tools: InspectionInputs,
  ) {}

  /** @throws BrowserError */
  static async at(path: string, tools: InspectionInputs): Promise<GateFinding[]> {
    const look = new PageInspection(path, tools);
    await look.run();
    return look.findings.toSorted(blockingFirst).slice(0, MAX_FINDINGS);
  }

  private async run(): Promise<void> {
    const [first, ...rest] = GATE_VIEWS;
    const page = await this.tools.site.open(this.path, first);
    const isErrorPage = this.path === '404.html';
    if (page.status !== 200 && !isErrorPage) {
      this.add('answers', 'block', `answers with status ${page.status}`);
      return;
    }
    const { characters, pictures } = await evaluate(page, SETTLED_SCRIPT, Answers.settled);
    if (characters < MIN_CHARACTERS && pictures === 0) this.add('blank', 'block', 'shows nothing');
    await page.evaluate(this.tools.axe);
    await this.check(page, first);
    for (const view of rest) {
      if (this.findings.some(({ severity }) => severity === 'block')) break;
      await page.view(view);
      await page.evaluate(SETTLED_SCRIPT);
      await this.check(page, view);
    }
    for (const fault of page.faults) this.add('console', 'block', fault);
  }

  private async check(page: InspectedPage, view: GateView): Promise<void> {
    const faults = await evaluate(page, LAYOUT_SCRIPT, Answers.faults);
    for (const { kind, place, px } of faults) {
      this.addIn(view, `${kind} ${place}`, 'layout', 'block', `${place} ${LAYOUT_WORDS[kind](px)}`);
    }
    if (this.tools.facts.length > 0 && !view.isDark) {
      const text = await evaluate(page, VISIBLE_TEXT_SCRIPT, Answers.text);
      for (const fact of missingFacts(this.tools.facts, text)) {
        const shown = fact.slice(0, MAX_FACT_CHARACTERS);
        this.addIn(view, `fact ${fact}`, 'facts', 'block', `"${shown}" cannot be seen on the page`);
      }
    }
    if (!view.hasAxe) return;
    const violations = await evaluate(page, RUN_AXE_SCRIPT, Answers.violations);
    for (const { id, impact, help, target, count } of violations) {
      const isSerious = impact === 'serious' || impact === 'critical';
      const more = count > 1 ? ` and ${count - 1} more` : '';
      this.addIn(
        view,
        id,
        'accessibility',
        isSerious ? 'block' : 'warn',
        `${help} (${id}): ${target}${more}`,
      );
    }
  }

  /** Once per finding, with the first view in which it occurred. */
  private addIn(
    view: GateView,
    fault: string,
    check: GateCheck,
    severity: GateSeverity,
    message: string,
  ): void {
    const key = `${check} ${fault}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.add(check, severity, `${message} (${view.name})`);
  }

  private add(check: GateCheck, severity: GateSeverity, message: string): void {
    this.findings.push({ check, severity, page: this.path, message });
  }
}

/** @throws BrowserError, also for a result that our scripts cannot return. */
async function evaluate<T>(page: InspectedPage, script: string, answer: z.ZodType<T>): Promise<T> {
  const { success, data } = answer.safeParse(await page.evaluate(script));
  if (!success) throw new BrowserError('crashed', 'its scripts prevent the check');
  return data;
}

const weight = ({ severity }: GateFinding): number => (severity === 'block' ? 0 : 1);
const blockingFirst = (a: GateFinding, b: GateFinding): number => weight(a) - weight(b);
