/** A JSON Schema, as far as forms read it. */
export interface ParameterSchema {
  type?: string | string[];
  description?: string;
  default?: unknown;
  enum?: unknown[];
  items?: ParameterSchema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  examples?: unknown[];
  properties?: Record<string, ParameterSchema>;
  required?: string[];
}

/** A capability as `GET /v1/tools?format=raw` describes it. */
export interface Tool {
  name: string;
  title: string;
  summary: string;
  description: string;
  path: string;
  /** Whether its calls run as jobs with the id of the call. */
  runs_as_job: boolean;
  credits: Record<string, number>;
  /** What the price is for, where a call may deliver several; null: for the call. */
  credits_per: string | null;
  /** The parameters that decide the price. */
  pricing: {
    mode_parameter: string | null;
    units_parameter: string | null;
    calls: { capability_parameter: string; inputs_parameter: string } | null;
  };
  price: string;
  parameters: ParameterSchema;
  /** The file that its route takes in a multipart form. */
  upload?: { field: string; max_bytes: number };
  examples: { title?: string; params: Record<string, unknown> }[];
}

export type Params = Record<string, unknown>;

/** The file of a call; undefined if it has none. */
export const fileOf = ({ upload }: Tool, params: Params): File | undefined => {
  const value = upload && params[upload.field];
  return value instanceof File ? value : undefined;
};
