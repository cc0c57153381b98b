/** The launcher's own part of the configuration; the rest is read by the processes it starts. */
export interface LauncherSettings {
  /** As configured; relative to the checkout. */
  dataDir: string;
  host: string;
  /** 0: any free port. */
  port: number;
  baseUrl: string;
  /** An external PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined;
}

/** Keys of the first account, shown once. */
export interface FirstKeys {
  apiKey: string;
  adminKey: string;
}

/** From the preparation process to the launcher. */
export type PreparationMessage =
  | { type: 'settings'; settings: LauncherSettings }
  | { type: 'prepared'; migrations: number; firstKeys: FirstKeys | undefined }
  | { type: 'failed'; message: string };

/** From the launcher to the preparation process, once PostgreSQL answers. */
export interface PrepareMessage {
  type: 'prepare';
  databaseUrl: string;
  /** With the port that the API will listen on. */
  baseUrl: string;
}
