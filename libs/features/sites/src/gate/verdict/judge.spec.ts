import { describe, expect, it } from 'vitest';
import type { GateReport } from '../site-gate.js';
import { judge } from './judge.js';
import { isShowable, isComplete, lostPages } from '../../model/verdict.js';
import type { GateFinding } from '../../model/gate-finding.js';

const PAGES = ['404.html', 'about.html', 'brand/index.html', 'index.html', 'legal.html', 'menu.html'];

const block = (page: string, message = 'leads nowhere'): GateFinding => ({
  check: 'links',
  severity: 'block',
  page,
  message,
});
const warn = (page: string): GateFinding => ({ check: 'html', severity: 'warn', page, message: 'line 1' });
const report = (...findings: GateFinding[]): GateReport => ({
  hasPassed: !findings.some(({ severity }) => severity === 'block'),
  pages: PAGES.length,
  findings,
  skipped: [],
  isFinal: true,
  durationMs: 12.4,
});
const judgedOf = (pages: string[], ...findings: GateFinding[]) =>
  judge(report(...findings), { pages, isFromTemplates: ({ message }) => message === 'ours' });
const judged = (...findings: GateFinding[]) => judgedOf(PAGES, ...findings);

describe('judge', () => {
  it('shows a complete site without findings', () => {
    const verdict = judged();
    expect(verdict).toEqual({
      pages: PAGES,
      withheld: [],
      ours: [],
      warnings: [],
      skipped: [],
      durationMs: 12,
    });
    expect(isComplete(verdict)).toBe(true);
  });

  it('withholds the pages with blocking findings, and no others', () => {
    const verdict = judged(block('menu.html'), block('menu.html', 'overflows'), warn('about.html'));
    expect(verdict.withheld).toEqual([
      { page: 'menu.html', findings: [block('menu.html'), block('menu.html', 'overflows')] },
    ]);
    expect(verdict.pages).toEqual(PAGES.filter((page) => page !== 'menu.html'));
    expect(verdict.warnings).toEqual([warn('about.html')]);
    expect([isShowable(verdict), isComplete(verdict)]).toEqual([true, false]);
  });

  it.each(['brand/index.html', '404.html', 'legal.html', 'de/privacy.html', 'imprint/index.html'])(
    'only warns about %s',
    (page) => {
      const verdict = judged(block(page));
      expect(verdict.withheld).toEqual([]);
      expect(verdict.warnings).toEqual([{ ...block(page), severity: 'warn' }]);
    },
  );

  it('shows nothing without the home page, which it lists first', () => {
    const verdict = judged(block('about.html'), block('index.html'));
    expect(isShowable(verdict)).toBe(false);
    expect(verdict.withheld.map(({ page }) => page)).toEqual(['index.html', 'about.html']);
    expect(isShowable(judgedOf(['about.html']))).toBe(false);
  });

  it('reports which pages are withheld because of a defect of the service', () => {
    const verdict = judged(block('menu.html'), block('about.html', 'ours'), block('legal.html', 'ours'));
    expect(verdict.ours).toEqual(['about.html']);
  });

  it('detects a defect of the service among findings that are not kept', () => {
    const others = Array.from({ length: 60 }, (_, at) => block(`a-${at}.html`));
    const verdict = judged(...others, block('menu.html'), block('menu.html', 'ours'));
    expect(verdict.withheld.at(-1)).toEqual({ page: 'menu.html', findings: [block('menu.html')] });
    expect(verdict.ours).toEqual(['menu.html']);
  });

  it('lists every withheld page, however many findings there are', () => {
    const findings = Array.from({ length: 80 }, (_, at) => block(`page-${at % 60}.html`, 'x'.repeat(1000)));
    const { withheld, warnings } = judged(warn('about.html'), ...findings);
    expect(withheld).toHaveLength(60);
    expect(withheld.every((page) => page.findings.length > 0)).toBe(true);
    expect(withheld.flatMap((page) => page.findings).every(({ message }) => message.length === 300)).toBe(
      true,
    );
    expect(warnings).toEqual([]);
  });
});

describe('lostPages', () => {
  it('lists the pages that visitors could see before, without removed or new ones', () => {
    const before = judgedOf([...PAGES, 'gone.html'], block('menu.html'));
    const after = judgedOf(
      [...PAGES, 'new.html'],
      block('menu.html'),
      block('about.html'),
      block('new.html'),
    );
    expect(lostPages(before, after)).toEqual(['about.html']);
    expect(lostPages(before, before)).toEqual([]);
  });
});
