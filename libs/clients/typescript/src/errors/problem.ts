/** The fault of one field, as the service tells it. */
export interface FieldFault {
  /** Dotted path of the field. */
  path: string;
  message: string;
}

/** A fault on the routes of builds. */
export interface LocatedFault {
  /** `body`, `path` or `query`, then the field. */
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Categories of the service; a later one may add to them. */
export type ErrorCategory =
  'transient' | 'invalid_request' | 'authentication' | 'credits' | 'content_access' | (string & {});

/** The `error` of an envelope: an RFC 9457 problem with what to do about it. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  is_retriable: boolean;
  retry_after_seconds?: number;
  alternative_action: string;
  error_category: ErrorCategory;
  errors?: (FieldFault | LocatedFault)[];
}
