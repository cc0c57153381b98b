import type { Report } from '../../model/report.js';

/** The share of accepted sentences of a draft, 0 to 1; 0 for an empty draft. */
export const acceptedShare = ({ checked, rejected }: Pick<Report, 'checked' | 'rejected'>): number =>
  checked === 0 ? 0 : 1 - rejected / checked;
