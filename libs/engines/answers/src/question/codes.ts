/** A term that names one thing exactly, such as `e2`, `p0301` or `ipv6`: up to three letters, then digits; not `5kg` or `python3`. */
const CODE = /^\p{L}{1,3}\d[\p{L}\d]*$/u;

/** Whether a stemmed term is the code of a fault, a part or a standard, which only the same code matches. */
export const isCodeTerm = (term: string): boolean => CODE.test(term);

/** "What does error E2 mean?" asks about E2; a page may call it a fault, a code or a message, or nothing. */
export const CODE_IMPORTANCE = 6;
