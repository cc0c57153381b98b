/** The error of one field, as reported by the service. */
export interface FieldFault {
  /** Dotted path of the field. */
  path: string;
  message: string;
}

/** A field error of build routes. */
export interface LocatedFault {
  /** `body`, `path` or `query`, then the field. */
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Error categories; later versions may add others. */
export type ErrorCategory =
  | 'transient'
  | 'invalid_request'
  | 'authentication'
  | 'credits'
  | 'content_access'
  | (string & {});

/** The `error` of an envelope: an RFC 9457 problem with the recommended action. */
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
