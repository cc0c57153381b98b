/** The decimal separator of numbers that are ambiguous (`1.234`). */
export type DecimalSign = '.' | ',';

const GROUPED = /^\d{1,3}(?:([.,'’\u00a0\u202f\u2009 ])\d{3})(?:\1\d{3})*(?:([.,])(\d+))?$/;
/** 12,34,567 as in India. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const DECIMAL = /^\d+[.,]\d+$/;

/** Returns the decimal separator of a text, by its unambiguous numbers. */
export function decimalSignOf(text: string): DecimalSign {
  const commas = text.match(
    /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})|0,\d+|\d{1,3}(?:\.\d{3}){2,})(?![\d.,]?\d)/g,
  );
  const points = text.match(
    /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,})|0\.\d+|\d{1,3}(?:,\d{3}){2,})(?![\d.,]?\d)/g,
  );
  return (commas?.length ?? 0) > (points?.length ?? 0) ? ',' : '.';
}

/** Converts digits with separators to a plain decimal (`1234.5`); null if it is not a single number (`1.2.3`). */
export function plainDecimal(body: string, sign: DecimalSign): string | null {
  if (/^\d+$/.test(body)) return body;
  if (INDIAN.test(body)) return body.replaceAll(',', '');
  const [whole, separator, decimal, fraction] = GROUPED.exec(body) ?? [];
  if (whole !== undefined && separator !== undefined && !body.startsWith('0')) {
    if (decimal === separator) return null;
    const isOneGroup = /^\d+\D\d{3}$/.test(body);
    // A lone group may be decimals: 1.234 in English, 1,234 in German.
    if (!isOneGroup || separator !== sign) {
      const groups = decimal === undefined ? body : body.slice(0, body.lastIndexOf(decimal));
      return groups.replace(/\D/g, '') + (fraction === undefined ? '' : `.${fraction}`);
    }
  }
  return DECIMAL.test(body) ? body.replace(',', '.') : null;
}
