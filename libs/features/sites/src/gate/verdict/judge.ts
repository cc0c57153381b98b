import type { GateReport } from '../site-gate.js';
import { HOME_PAGE, type Verdict, type WithheldPage } from '../../model/verdict.js';
import type { GateFinding } from '../../model/gate-finding.js';

/** Findings that are kept, in addition to the first of each withheld page. */
const MAX_FINDINGS = 50;
const MAX_MESSAGE_CHARACTERS = 300;

/** The brand kit is not linked; an error page and legal pages are better imperfect than missing. */
const ALWAYS_SHOWN =
  /^brand\/|(^|\/)(404|legal|imprint|impressum|privacy|privacy-policy|datenschutz|terms)(\.html$|\/)/;

/**
 * Divides a site into published and withheld pages.
 * @param site paths of all its pages; whether a finding is a defect of the service's own templates.
 */
export function judge(
  report: GateReport,
  site: { pages: readonly string[]; isFromTemplates: (finding: GateFinding) => boolean },
): Verdict {
  const blocking = new Map<string, GateFinding[]>();
  const warnings: GateFinding[] = [];
  for (const finding of report.findings.map(shortened)) {
    if (finding.severity !== 'block' || ALWAYS_SHOWN.test(finding.page)) {
      warnings.push({ ...finding, severity: 'warn' });
    } else {
      const known = blocking.get(finding.page);
      if (known) known.push(finding);
      else blocking.set(finding.page, [finding]);
    }
  }
  const { withheld, room } = limited(blocking);
  return {
    pages: site.pages.filter((page) => !blocking.has(page)),
    withheld,
    // Uses all findings of a page: the kept ones need not be ours.
    ours: withheld.map(({ page }) => page).filter((page) => blocking.get(page)?.some(site.isFromTemplates)),
    warnings: warnings.slice(0, room),
    skipped: report.skipped,
    durationMs: Math.round(report.durationMs),
  };
}

/** Every page with its first finding, and as many more as the limit allows. */
function limited(blocking: ReadonlyMap<string, GateFinding[]>): { withheld: WithheldPage[]; room: number } {
  let room = MAX_FINDINGS;
  const withheld = [...blocking]
    .toSorted(([one], [other]) => order(one, other))
    .map(([page, findings]) => {
      const kept = findings.slice(0, Math.max(1, room));
      room = Math.max(0, room - kept.length);
      return { page, findings: kept };
    });
  return { withheld, room };
}

/** The home page first: without it nothing is shown. */
function order(one: string, other: string): number {
  if (one === HOME_PAGE || other === HOME_PAGE) return one === HOME_PAGE ? -1 : 1;
  return one < other ? -1 : 1;
}

const shortened = (finding: GateFinding): GateFinding => ({
  ...finding,
  message: finding.message.slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed(),
});
