/** How an upstream answers. */
export type Behavior = VendorBehavior | WireBehavior;

/** Faults in each vendor's own format. */
export type VendorBehavior =
  | 'ok'
  | 'empty'
  | 'rate_limited' // 429 with Retry-After: 7
  | 'rate_limited_silent' // 429 without
  | 'quota_exhausted'
  | 'unauthorized'
  | 'blocked' // the vendor itself got nothing from where it looks, or shuts us out
  | 'error_200'; // an error object under status 200

/** The same for all. */
export type WireBehavior =
  | 'server_error'
  | 'truncated' // JSON cut in the middle; complete as HTTP
  | 'wrong_type' // a page of HTML under status 200
  | 'hang'
  | 'slow_headers'
  | 'endless'
  | 'bomb'
  | 'reset';
