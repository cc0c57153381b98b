import { ResultField } from '@capstan/kit';
import { GATE_CHECKS, GATE_SEVERITIES } from './gate-finding.js';

/** A finding of the gate on a page. */
export class GateFindingResult {
  @ResultField({ type: 'string', enum: GATE_CHECKS, description: 'The check', example: 'layout' })
  check: string;

  @ResultField({
    type: 'string',
    enum: GATE_SEVERITIES,
    description: '`block`: the page is withheld; `warn`: it is shown all the same',
    example: 'block',
  })
  severity: string;

  @ResultField({ type: 'string', description: 'Path of the page', example: 'menu.html' })
  page: string;

  @ResultField({
    type: 'string',
    description: 'What is wrong, and where on the page',
    example: 'wider than the window (phone)',
  })
  message: string;
}

/** A page that visitors do not see. */
export class WithheldPageResult {
  @ResultField({ type: 'string', description: 'Path of the page', example: 'menu.html' })
  page: string;

  @ResultField({ of: () => GateFindingResult, list: true, description: 'Why' })
  findings: GateFindingResult[];
}
