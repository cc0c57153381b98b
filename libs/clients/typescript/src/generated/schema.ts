/* oxlint-disable max-lines */
// Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptedWorkResult: {
      /**
       * @description Identifies the work; `Location` is its URL
       * @example 5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a
       */
      id: string;
      /**
       * @description State of the work
       * @example queued
       */
      status: string;
    };
    AnalysisResult: {
      /** @description Empty if no source states comparable numbers */
      charts: components['schemas']['ChartResult'][];
    };
    AnnotateEntryBody: {
      /**
       * @description `new`, `seen`, `done`, or a word of your own
       * @example done
       */
      status?: string;
      /** @description A note of your own */
      note?: string;
    };
    AttachmentParams: {
      /**
       * @description Name of the file, as the recipient sees it.
       * @example invoice.pdf
       */
      filename: string;
      /**
       * @description Media type of the file.
       * @default application/octet-stream
       * @example application/pdf
       */
      content_type?: string;
      /** @description Address of an artifact of this service, such as a screenshot. Excludes `content`. */
      artifact?: string;
      /** @description The file in base64, at most 512 KiB for all attachments together. Excludes `artifact`. */
      content?: string;
    };
    AttemptResult: {
      /**
       * @description Provider
       * @example searxng
       */
      provider: string;
      /**
       * @description How the attempt ended
       * @enum {string}
       */
      outcome:
        | 'ok'
        | 'empty'
        | 'rate_limited'
        | 'quota_exhausted'
        | 'misconfigured'
        | 'blocked'
        | 'invalid_input'
        | 'upstream_error'
        | 'timeout'
        | 'cancelled';
      /**
       * @description Milliseconds from the start of the call; attempts may overlap. Absent for old calls
       * @example 6
       */
      started_after_ms?: number;
      /**
       * @description Milliseconds
       * @example 412
       */
      duration_ms: number;
      /**
       * @description Why it failed; present if that is about what was asked for, not about the provider
       * @example the name of the site does not resolve
       */
      detail?: string;
    };
    BatchParams: {
      /**
       * @description Name of the capability to call, e.g. `scrape`; the key must have its scope. Not `batch`, `send_message` or the build capabilities.
       * @example scrape
       */
      capability: string;
      /**
       * @description The parameters of each call. An invalid one fails alone.
       * @example [
       *       {
       *         "url": "https://example.com/"
       *       },
       *       {
       *         "url": "https://example.org/"
       *       }
       *     ]
       */
      inputs: {
        [key: string]: unknown;
      }[];
    };
    BatchResult: {
      /**
       * @description The capability that was called.
       * @example scrape
       */
      capability: string;
      /**
       * @description How many calls succeeded.
       * @example 2
       */
      succeeded: number;
      /**
       * @description How many calls failed; they are free.
       * @example 0
       */
      failed: number;
      /**
       * @description Credits that all calls together were charged.
       * @example 2
       */
      credits_used: number;
      /** @description Whether every call was made. */
      is_complete: boolean;
      /**
       * @description What ended the batch before: its time, or the storage of the account; null if nothing did.
       * @example time
       * @enum {string|null}
       */
      stopped_by: 'time' | 'storage' | null;
      /**
       * @description Path of the answers: items in the order of `inputs`, whose `output` is the envelope of the call.
       * @example /v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/items
       */
      items_url: string;
    };
    BuildCommitListResult: {
      /** @description Newest first */
      commits: components['schemas']['BuildCommitResult'][];
      /** @description Send as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    BuildCommitResult: {
      /**
       * @description Object id
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string;
      /**
       * @description What was done
       * @example Write the pages and the brand kit
       */
      message: string;
      /**
       * Format: date-time
       * @description When
       */
      at: string;
      /** @description Whether it is the one that visitors see */
      is_preview: boolean;
      /**
       * @description Paths of its pages that did not pass the checks; null if it was not checked
       * @example [
       *       "menu.html"
       *     ]
       */
      withheld: string[] | null;
    };
    BuildCreatedResult: {
      /**
       * Format: uuid
       * @description Identifies the build
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The company it builds
       */
      company_id: string;
      /**
       * Format: uuid
       * @description The site it works on; send it with a later build to continue the site
       */
      site_id: string;
      /** @description Whether this build created the site */
      is_new_site: boolean;
      /**
       * @description Always `running`
       * @enum {string}
       */
      status: 'running';
      /**
       * @description Path of the live progress stream (Server-Sent Events), relative to the base URL
       * @example /cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Present if the prompt is unclear: nothing is charged or built until `POST …/message` answers this question
       * @example What should the site be for, and what is the name of the business, club or event?
       */
      question?: string;
    };
    BuildEnded: {
      /**
       * Format: uuid
       * @description Identifies the build.
       */
      execution_id: string;
      /** @description Where its work is shown; absent when nothing of it is. */
      preview_url?: string;
    };
    /** @description An event of the stream: the lines `id`, `event` and `data` (JSON) of a Server-Sent Event. Kinds may be added: ignore those you do not know. No event follows `build.completed`, `build.stopped`, `build.failed`. */
    BuildEvent:
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * Format: uuid
             * @description The company
             */
            company_id: string;
            /**
             * Format: uuid
             * @description The site it works on
             */
            site_id: string;
            /** @description Whether this build creates the site */
            is_new_site: boolean;
            /** @description The prompt */
            prompt: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.question';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The question, in the language of the prompt */
            text: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.resumed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description How often a worker claimed it */
            generation: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'phase.changed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description The phase
             * @enum {string}
             */
            phase: 'queued' | 'planning' | 'building' | 'verifying' | 'publishing';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'plan.created';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What was understood of the prompt; null if it was not recorded. Further fields are possible */
            brief: {
              /** @description Name of the company or app */
              name: string;
              /** @description Kind of site or app */
              kind: string;
              /** @description The intended audience */
              audience: string | null;
              /** @description Required functions */
              features: string[];
              /** @description Tone of the texts */
              tone: string;
              /** @description Colours */
              colours: string[];
              /** @description Language tag */
              language: string;
            } | null;
            /** @description Planned steps, in order */
            steps: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What is done */
            title: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What is done */
            title: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.failed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description What is done */
            title: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'message.delta';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The next piece of the text */
            text: string;
            /** @description Turn of the conversation with a model */
            turn?: number;
            /** @description Attempt at the turn */
            attempt?: number;
            /** @description True: the text of this attempt is discarded, another attempt follows */
            superseded?: boolean;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'message.accepted';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the instruction */
            message_id: string;
            /** @description The instruction */
            prompt: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'message.applied';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the instruction */
            message_id: string;
            /** @description The instruction */
            prompt: string;
            /** @description Whether it was applied */
            applied: boolean;
            /** @description What was done */
            summary: string;
            /** @description What of it was not done */
            open_points: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'tool.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description Name of the tool */
            tool: string;
            /** @description Arguments of the call, shortened */
            arguments: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'tool.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description Name of the tool */
            tool: string;
            /** @description Whether it failed */
            is_error: boolean;
            /** @description Result of the call, shortened */
            result: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'command.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description The command */
            command: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'command.output';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /**
             * @description Where to
             * @enum {string}
             */
            stream: 'stdout' | 'stderr';
            /** @description The output */
            text: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'command.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Identifies the call */
            call_id: string;
            /** @description Its exit code; null when it was killed */
            exit_code: number | null;
            /** @description Why it was killed; null if it was not */
            killed_by: string | null;
            /** @description Milliseconds */
            duration_ms: number;
            /** @description Whether the output was truncated */
            output_cut: boolean;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'file.changed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Path of the file */
            path: string;
            /**
             * @description Kind of change
             * @enum {string}
             */
            change: 'added' | 'changed' | 'removed';
            /** @description Its size in bytes; 0 when it was removed */
            size_bytes: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'commit.created';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Object id */
            commit: string;
            /** @description What was done */
            message: string;
            /** @description Files it changed; null if it was not recorded */
            files: number | null;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'check.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The commit that was checked */
            commit: string | null;
            /** @description Whether visitors see all of it */
            passed: boolean;
            /** @description Whether visitors see it, without the withheld pages */
            shown: boolean;
            /** @description Checked pages */
            pages: number;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  | 'answers'
                  | 'blank'
                  | 'console'
                  | 'links'
                  | 'accessibility'
                  | 'layout'
                  | 'facts'
                  | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
            /** @description What is wrong */
            findings: {
              /**
               * @description Check that failed
               * @enum {string}
               */
              check:
                | 'answers'
                | 'blank'
                | 'console'
                | 'links'
                | 'accessibility'
                | 'layout'
                | 'facts'
                | 'html';
              /**
               * @description `block`: the page is withheld; `warn`: it is shown all the same
               * @enum {string}
               */
              severity: 'block' | 'warn';
              /** @description Path of the page */
              page: string;
              /** @description What is wrong, and where on the page */
              message: string;
            }[];
            /** @description Checks that could not be run here */
            skipped: (
              | 'answers'
              | 'blank'
              | 'console'
              | 'links'
              | 'accessibility'
              | 'layout'
              | 'facts'
              | 'html'
            )[];
            /** @description Milliseconds */
            duration_ms: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'preview.ready';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * Format: uri
             * @description Preview URL of the site
             */
            preview_url: string;
            /** @description The commit they see */
            commit: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'builder.changed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The previous builder; null at the start */
            from: string | null;
            /** @description `deterministic`, or a language model provider */
            to: string;
            /** @description Why */
            reason: string | null;
            /** @description Why the language models were not used, in plain words */
            explanation?: string;
            /** @description The model */
            model?: string | null;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'warning';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Kind of warning */
            code: string;
            /** @description The warning */
            message: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * Format: uri
             * @description Preview URL of the site
             */
            preview_url: string;
            /** @description The last commit of the build that visitors see; null if they see nothing of it */
            shown_commit: string | null;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  | 'answers'
                  | 'blank'
                  | 'console'
                  | 'links'
                  | 'accessibility'
                  | 'layout'
                  | 'facts'
                  | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.stopped';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The last commit of the build that visitors see; null if they see nothing of it */
            shown_commit: string | null;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  | 'answers'
                  | 'blank'
                  | 'console'
                  | 'links'
                  | 'accessibility'
                  | 'layout'
                  | 'facts'
                  | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'build.failed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The build
             */
            execution_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Why */
            reason: string;
            /**
             * Format: uri
             * @description Preview URL of the site
             */
            preview_url?: string;
            /** @description The last commit of the build that visitors see; null if they see nothing of it */
            shown_commit: string | null;
            /** @description Pages that visitors do not see, and why; without the home page nothing of the commit is shown */
            withheld: {
              /** @description Path of the page */
              page: string;
              /** @description Why */
              findings: {
                /**
                 * @description Check that failed
                 * @enum {string}
                 */
                check:
                  | 'answers'
                  | 'blank'
                  | 'console'
                  | 'links'
                  | 'accessibility'
                  | 'layout'
                  | 'facts'
                  | 'html';
                /**
                 * @description `block`: the page is withheld; `warn`: it is shown all the same
                 * @enum {string}
                 */
                severity: 'block' | 'warn';
                /** @description Path of the page */
                page: string;
                /** @description What is wrong, and where on the page */
                message: string;
              }[];
            }[];
          };
        };
    BuildFailed: {
      /**
       * Format: uuid
       * @description Identifies the build.
       */
      execution_id: string;
      /** @description Where its work is shown; absent when nothing of it is. */
      preview_url?: string;
      /** @description Why it failed, for the owner. */
      reason: string;
    };
    BuildFileListResult: {
      /**
       * @description The commit of the files; null before visitors can see anything
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string | null;
      /** @description Withheld pages of that commit; without `commit` in the query they are not listed */
      withheld: components['schemas']['WithheldPageResult'][];
      /** @description By path */
      files: components['schemas']['BuildFileResult'][];
    };
    BuildFileResult: {
      /**
       * @description Path, `/`-separated
       * @example index.html
       */
      path: string;
      /**
       * @description Bytes
       * @example 8412
       */
      size_bytes: number;
    };
    BuildIdParams: {
      /**
       * Format: uuid
       * @description `execution_id` of the build
       */
      execution_id: string;
    };
    BuildListResult: {
      /** @description Newest first */
      builds: components['schemas']['BuildResult'][];
      /** @description Send as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    BuildMessageAcceptedResult: {
      /**
       * @description The instruction is stored
       * @enum {string}
       */
      status: 'accepted';
      /**
       * Format: uuid
       * @description The build
       */
      execution_id: string;
    };
    BuildMessageBody: {
      /**
       * @description Follow-up instruction for the running build
       * @example Make it green and add seeded rye at €5.20
       */
      prompt: string;
    };
    BuildMessageParams: {
      /**
       * Format: uuid
       * @description `execution_id` of the build
       */
      execution_id: string;
      /** @description Follow-up instruction for the running build */
      prompt: string;
    };
    BuildParams: {
      /**
       * @description What to build or change, in plain language; in any of many languages
       * @example A website for the bakery Krume & Korn in Leipzig: sourdough bread, open Tue-Sat 7-18
       */
      prompt: string;
      /**
       * Format: uuid
       * @description One of your companies; absent or null: your default company, or the company of the site
       */
      company_id?: string | null;
      /**
       * @description A site of the company, to continue it; null or `new`: create a new one. If absent, the prompt decides: a change is applied to the site it names or the latest one, and another business gets a new site. At `/v1/agent` null counts as absent: send `new`
       * @example new
       */
      site_id?: string | null;
    };
    BuildRestoredResult: {
      /**
       * @description The new commit, with the files of the restored one
       * @example 1b7d3f9a2c4e6081a3b5c7d9e0f1a2b3c4d5e6f7
       */
      commit: string;
      /**
       * @description The commit that visitors see now: the new one, unless the restored one never passed the checks; null if there is none
       * @example 1b7d3f9a2c4e6081a3b5c7d9e0f1a2b3c4d5e6f7
       */
      shown_commit: string | null;
      /** @description Pages of the new commit that visitors do not see */
      withheld: components['schemas']['WithheldPageResult'][];
    };
    BuildResult: {
      /**
       * Format: uuid
       * @description Identifies the build
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The company it builds
       */
      company_id: string;
      /**
       * Format: uuid
       * @description The site it works on; send it with a later build to continue the site
       */
      site_id: string;
      /** @description Whether this build created the site */
      is_new_site: boolean;
      /**
       * @description State of the build
       * @example completed
       * @enum {string}
       */
      status: 'running' | 'completed' | 'failed' | 'stopped';
      /**
       * @description Current phase, or the phase at its end
       * @example publishing
       * @enum {string}
       */
      phase: 'queued' | 'planning' | 'building' | 'verifying' | 'publishing';
      /**
       * @description `deterministic`, or the language model that builds
       * @example deterministic
       */
      builder: string | null;
      /**
       * @description Why the language models were not used; absent if they were
       * @example The language model was not used: openai did not answer in time.
       */
      builder_note?: string;
      /**
       * @description Path of the live progress stream
       * @example /cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * Format: uri
       * @description Live preview; present once visitors can see something of this build
       * @example http://127.0.0.1:3000/p/x7Qp2mVt9c/
       */
      preview_url?: string;
      /**
       * Format: uri
       * @description Picture of the home page as visitors see it (JPEG, 1280 × 800 pixels), without a key; absent without `preview_url`, and if the service has no browser
       * @example http://127.0.0.1:3000/p/x7Qp2mVt9c/_picture.jpg
       */
      picture_url?: string;
      /**
       * @description The last commit of this build that was shown to visitors; null if there is none
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      shown_commit: string | null;
      /** @description Pages of the newest commit that did not pass the checks, so that visitors do not see them; with `index.html` among them they see nothing of that commit */
      withheld: components['schemas']['WithheldPageResult'][];
      /**
       * @description Present while the build waits for `POST …/message` to answer this question
       * @example What should the site be for, and what is the name of the business, club or event?
       */
      question?: string;
      /** @description Why it failed; present if it did */
      failure?: string;
      /**
       * @description The prompt of the build
       * @example A website for the bakery Krume & Korn in Leipzig
       */
      prompt: string;
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
    };
    BuildStoppedResult: {
      /**
       * @description Confirmation
       * @example The build has been stopped. Work that was committed is saved.
       */
      message: string;
    };
    BuildStreamTokenResult: {
      /**
       * @description Opens the stream once: `…/stream?token=…`
       * @example q8Jx0dT5uVwYzA1bC2dE3f
       */
      token: string;
      /**
       * Format: date-time
       * @description Until then
       */
      expires_at: string;
    };
    BuildValidationError: {
      /** @description Every fault */
      detail: components['schemas']['BuildValidationItem'][];
    };
    BuildValidationItem: {
      /**
       * @description Where: `body`, `path` or `query`, then the field
       * @example [
       *       "body",
       *       "prompt"
       *     ]
       */
      loc: (string | number)[];
      /**
       * @description What is wrong
       * @example Field required
       */
      msg: string;
      /**
       * @description Kind of error
       * @example missing
       */
      type: string;
    };
    CapabilityListResult: {
      /** @description Capabilities of this deployment */
      capabilities: components['schemas']['CapabilityResult'][];
    };
    CapabilityProviderResult: {
      /**
       * @description Name in providers_tried
       * @example searxng
       */
      name: string;
      /**
       * @description Title
       * @example SearXNG
       */
      title: string;
      /** @description Whether this deployment has the settings it needs */
      configured: boolean;
    };
    CapabilityResult: {
      /**
       * @description `capability` in /v1/agent
       * @example search
       */
      name: string;
      /**
       * @description Title
       * @example Search the web
       */
      title: string;
      /**
       * @description What it does, in one sentence
       * @example Searches the web, news or academic sources.
       */
      summary: string;
      /**
       * @description Its own route
       * @example /v1/search
       */
      path: string;
      /**
       * @description Credits per successful call, by mode; `default` if there are no modes
       * @example {
       *       "default": 1
       *     }
       */
      credits: {
        [key: string]: unknown;
      };
      /**
       * @description What the price is for, where a call may deliver several; null: for the call
       * @example null
       */
      credits_per: string | null;
      /** @description Whether any provider is configured */
      available: boolean;
      /** @description In waterfall order */
      providers: components['schemas']['CapabilityProviderResult'][];
    };
    CardTextParams: {
      /**
       * @description The headline.
       * @example Ten rules of caching
       */
      title: string;
      /** @description A sentence below it. */
      subtitle?: string;
      /**
       * @description A short line above it.
       * @example Engineering
       */
      eyebrow?: string;
      /** @description Who wrote or said it. */
      author?: string;
      /**
       * @description Name or address of the site.
       * @example example.com
       */
      site?: string;
      /**
       * @description `editorial`: serif headline between rules. `poster`: huge capitals. `split`: text next to a pattern. `quote`: a sentence in the middle. `terminal`: a dark window. Default: one of the first three, by the seed.
       * @enum {string}
       */
      layout?: 'editorial' | 'poster' | 'split' | 'quote' | 'terminal';
    };
    ChangeMessageSettingsBody: {
      /**
       * @description The only recipients that messages of the account may go to; `*` matches any characters except `@` and `/`. An empty list allows every recipient.
       * @example [
       *       "*@example.com",
       *       "+49*",
       *       "slack:c0123",
       *       "https://hooks.example.com/*"
       *     ]
       */
      allowed_recipients?: string[];
    };
    ChartDataParams: {
      /** @description In the order in which they are drawn. */
      points: components['schemas']['ChartPointParams'][];
      /**
       * @description Default: lines for times, bars for long names, else columns. `donut` shows parts of a whole.
       * @enum {string}
       */
      type?: 'column' | 'bar' | 'line' | 'area' | 'donut';
      /**
       * @description Set above the chart.
       * @example Revenue by quarter
       */
      title?: string;
      /** @description A line below the title. */
      subtitle?: string;
      /**
       * @description Put behind every number.
       * @example %
       */
      unit?: string;
    };
    ChartMarkResult: {
      /**
       * @description Label
       * @example 2024
       */
      label: string;
      /** @description The number */
      value: number;
      /** @description Id of the source */
      source: number;
      /**
       * @description Cell or sentence that contains it, verbatim
       * @example 1.2 million units were sold in 2024
       */
      quote: string;
    };
    ChartPointParams: {
      /**
       * @description What the number is of.
       * @example Q1
       */
      label: string;
      /**
       * @description The number.
       * @example 340
       */
      value: number;
      /** @description Name of the series, where several are compared. */
      series?: string;
    };
    ChartResult: {
      /**
       * @description Title
       * @example Heat pumps sold
       */
      title: string;
      /**
       * @description Kind
       * @enum {string}
       */
      kind: 'trend' | 'comparison' | 'distribution';
      /**
       * @description Unit of the numbers
       * @example million units
       */
      unit: string | null;
      /** @description The numbers */
      marks: components['schemas']['ChartMarkResult'][];
      /** @description Computed from the marks */
      statistics: {
        [key: string]: unknown;
      };
      /** @description Vega-Lite specification, data inline */
      vega_lite: {
        [key: string]: unknown;
      };
      /**
       * @description The same as an SVG document
       * @example <svg xmlns="http://www.w3.org/2000/svg"/>
       */
      svg: string;
    };
    CitationResult: {
      /** @description Id of the source */
      source: number;
      /**
       * Format: uri
       * @description Its address
       * @example https://example.com/heat-pumps
       */
      url: string;
      /**
       * @description First UTF-16 code unit of the span in the text of the source
       * @example 1042
       */
      start: number;
      /**
       * @description End of the span, exclusive
       * @example 1098
       */
      end: number;
      /**
       * @description The span, verbatim
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1
       */
      quote: string;
      /**
       * @description SHA-256 of the quote as UTF-8, hex
       * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
       */
      sha256: string;
      /**
       * @description How well it supports the sentence; 1: it is the sentence
       * @example 1
       */
      support: number;
    };
    CompanyDataResult: {
      /** @description What the site collects */
      collections: components['schemas']['DataCollectionResult'][];
    };
    CompanyListResult: {
      /** @description Newest first */
      companies: components['schemas']['CompanyResult'][];
      /** @description Send as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    CompanyProfileResult: {
      /**
       * @description Provider of the data
       * @example [
       *       "wikidata",
       *       "gleif"
       *     ]
       */
      providers: string[];
      /** @description In a sentence */
      description: string | null;
      /** @description Legal name */
      legal_name: string | null;
      /** @description Legal Entity Identifier (ISO 17442) */
      lei: string | null;
      /** @description Year of founding */
      founded_year: number | null;
      /**
       * @description Country
       * @example DE
       */
      country: string | null;
      /** @description Seat */
      headquarters: string | null;
      /** @description Own site */
      website: string | null;
      /** @description Item of Wikidata */
      wikidata_id: string | null;
    };
    CompanyResult: {
      /**
       * Format: uuid
       * @description Send it with a build
       */
      company_id: string;
      /**
       * @description Its name
       * @example Krume & Korn
       */
      name: string;
      /** @description Builds without a company_id use this one */
      is_default: boolean;
      /**
       * Format: uri
       * @description Its newest site; present once visitors can see something of it
       */
      preview_url?: string;
      /** @description Its sites, newest first */
      sites: components['schemas']['SiteResult'][];
      /**
       * @description Requests that no build has fulfilled yet, of all its sites
       * @example [
       *       "A page in French"
       *     ]
       */
      open_points: string[];
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
    };
    CompanySocials: {
      /**
       * Format: uri
       * @description LinkedIn page.
       */
      linkedin_url: string | null;
      /**
       * Format: uri
       * @description X (Twitter) account.
       */
      x_url: string | null;
      /**
       * Format: uri
       * @description GitHub organization.
       */
      github_url: string | null;
      /**
       * Format: uri
       * @description Facebook page.
       */
      facebook_url: string | null;
      /**
       * Format: uri
       * @description Crunchbase page.
       */
      crunchbase_url: string | null;
    };
    CompanySource: {
      /**
       * @description Name of the provider.
       * @example wikidata
       */
      provider: string;
      /**
       * Format: uri
       * @description Page or record that states it; null for vendors without public pages.
       * @example https://www.wikidata.org/wiki/Q1
       */
      url: string | null;
      /**
       * @description Fields of this result that come from this source.
       * @example [
       *       "name",
       *       "industry"
       *     ]
       */
      fields: string[];
    };
    CrawlParams: {
      /**
       * Format: uri
       * @description Absolute http or https URL of the page to start with, without credentials; private and local addresses are rejected.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description Maximum number of pages to read. That many credits are held; only pages that were read are charged.
       * @default 100
       */
      limit?: number;
      /**
       * @description How many links a page may be away from the start page; those of the sitemap are one away.
       * @default 20
       */
      max_depth?: number;
      /**
       * @description Only pages that match one of these patterns; the start page is always read. A pattern starts with `/` and is compared with path and query, or with `http` and is compared with the whole address; `*` is any text.
       * @default []
       * @example [
       *       "/docs/*"
       *     ]
       */
      include?: string[];
      /**
       * @description No pages that match one of these patterns, written as in `include`.
       * @default []
       * @example [
       *       "/docs/archive/*"
       *     ]
       */
      exclude?: string[];
      /**
       * @description Also pages of subdomains of the host; with and without `www.` is always the same site.
       * @default false
       */
      include_subdomains?: boolean;
      /**
       * @description Also pages of other sites to which pages link.
       * @default false
       */
      allow_external?: boolean;
      /**
       * @description Whether addresses that differ in their query only are one page, which is read without a query.
       * @default false
       */
      ignore_query_parameters?: boolean;
      /**
       * @description `include` follows the links and reads the pages that the sitemaps list, `only` reads those of the sitemaps, `skip` follows the links.
       * @default include
       * @enum {string}
       */
      sitemap?: 'include' | 'only' | 'skip';
      /**
       * @description Formats of each page, as in `scrape`. Others are null.
       * @default [
       *       "markdown",
       *       "metadata"
       *     ]
       * @example [
       *       "markdown",
       *       "links"
       *     ]
       */
      formats?: ('markdown' | 'text' | 'html' | 'links' | 'metadata')[];
      /**
       * @description How pages are read, as in `scrape`: `fetch` never runs JavaScript, `browser` always does.
       * @default auto
       * @enum {string}
       */
      mode?: 'auto' | 'fetch' | 'browser';
      /**
       * @description Minimum milliseconds between the starts of two requests to one host. The `Crawl-delay` of robots.txt applies if it is longer.
       * @default 0
       */
      delay_ms?: number;
      /**
       * @description Timeout of each page in milliseconds.
       * @default 20000
       */
      page_timeout_ms?: number;
    };
    CrawlResult: {
      /**
       * Format: uri
       * @description Requested URL.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description How many pages were read, and charged.
       * @example 42
       */
      pages_read: number;
      /**
       * @description How many pages could not be read; they are free.
       * @example 2
       */
      pages_failed: number;
      /** @description Whether all pages that were found and requested were visited. */
      is_complete: boolean;
      /**
       * @description What ended the crawl before: its `limit`, the time for one crawl, or the storage of the account; null if nothing did.
       * @example limit
       * @enum {string|null}
       */
      stopped_by: 'limit' | 'time' | 'storage' | null;
      /**
       * @description Path of the pages: items with `output` `{ page, error }`, in the order in which they were found.
       * @example /v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/items
       */
      items_url: string;
    };
    CreateKeyBody: {
      /**
       * @description What the key is for; shown in lists.
       * @example research agent
       */
      name: string;
      /**
       * @description What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys and webhooks), `webhooks` (manage webhooks alone), `capabilities:read` and `account:read` (their GET requests only), `admin`. Default: the scopes of the key in use.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; a time with a time zone. Default: as the key in use.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests per minute of this key. Default: as the key in use. */
      rate_limit_per_minute?: number;
      /** @description Total credits the key may spend, together with the keys of its spending group. Default: as the key in use. */
      credit_cap?: number;
    };
    CreateWebhookBody: {
      /**
       * Format: uri
       * @description Where events are sent with POST: an http or https URL of a public host, without credentials.
       * @example https://example.com/hooks/capstan
       */
      url: string;
      /**
       * @description Event types (`build.completed`), all of a subject (`build.*`), or all of the account (`*`). `provider.opened` requires a key with the scope `admin`.
       * @example [
       *       "build.*",
       *       "credits.low"
       *     ]
       */
      event_types: string[];
      /**
       * @description What the webhook is for; shown in lists.
       * @example deploy bot
       */
      description?: string;
    };
    CredibilityResult: {
      /**
       * @description 0 to 1
       * @example 0.86
       */
      score: number;
      /**
       * @description Signals that decided it
       * @example [
       *       "peer-reviewed",
       *       "names its author"
       *     ]
       */
      reasons: string[];
    };
    CreditsExhausted: {
      /** @description Zero, or less for an account with an overage. */
      balance: number;
    };
    CreditsLow: {
      /** @description Credits left, held ones included. */
      balance: number;
      /** @description The balance below which credits are low. */
      threshold: number;
    };
    CreditsResult: {
      /**
       * @description Credits that can be spent now
       * @example 958
       */
      balance: number;
      /**
       * @description Credits held for running calls
       * @example 0
       */
      held: number;
      /**
       * @description How far below zero the balance may go; 0: not at all
       * @example 0
       */
      overage_limit: number;
      /** @description Latest entries of the ledger */
      entries: components['schemas']['LedgerEntryResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: number | null;
    };
    DataCollectionResult: {
      /**
       * @description Name of the collection
       * @example bookings
       */
      name: string;
      /**
       * @description What visitors see, in the language of the site
       * @example Bookings
       */
      title: string;
      /** @description Whether the site still collects it; entries of a former collection are kept */
      is_current: boolean;
      /**
       * @description What visitors may do with entries; null for a former collection
       * @enum {string|null}
       */
      access: 'submit' | 'list' | 'edit' | 'private' | null;
      /** @description Its current fields */
      fields: components['schemas']['DataFieldResult'][];
      /** @description Number of entries */
      entry_count: number;
      /**
       * Format: date-time
       * @description When the latest entry was sent; null without entries
       */
      last_entry_at: string | null;
    };
    DataEntryListResult: {
      /** @description Entries, newest first */
      entries: components['schemas']['DataEntryResult'][];
      /**
       * Format: uuid
       * @description Pass as `after` for the next page; null on the last page
       */
      next_after: string | null;
    };
    DataEntryResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /** @description What the visitor sent, by field name */
      values: {
        [key: string]: unknown;
      };
      /**
       * @description Referral code of the visitor; null if there is none
       * @example K7QX2M
       */
      code: string | null;
      /**
       * Format: uuid
       * @description The entry whose referral code it was sent with
       */
      referred_by: string | null;
      /**
       * @description `new`, `seen`, `done`, or a word of the owner
       * @example new
       */
      status: string;
      /** @description Note of the owner; visitors never see it */
      note: string;
      /**
       * Format: date-time
       * @description When it was sent
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last changed
       */
      updated_at: string;
    };
    DataFieldResult: {
      /**
       * @description Name of its value in entries
       * @example guest_name
       */
      name: string;
      /**
       * @description What visitors see, in the language of the site
       * @example Name
       */
      label: string;
      /**
       * @description What kind of value it takes
       * @enum {string}
       */
      type:
        | 'text'
        | 'long_text'
        | 'email'
        | 'phone'
        | 'url'
        | 'number'
        | 'date'
        | 'time'
        | 'slot'
        | 'choice'
        | 'choices'
        | 'checkbox'
        | 'items';
      /** @description Whether it is required */
      is_required: boolean;
    };
    DeletedEntryResult: {
      /**
       * Format: uuid
       * @description Id of the deleted entry
       */
      id: string;
    };
    DeletedMemberResult: {
      /**
       * Format: uuid
       * @description Id of the removed member
       */
      id: string;
    };
    DocumentEditResult: {
      /**
       * Format: uuid
       * @description The build that applies the patch, free of charge
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The site
       */
      site_id: string;
      /**
       * @description The commit that the patch applies to
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      base_commit: string;
      /**
       * @description Always `running`
       * @enum {string}
       */
      status: 'running';
      /**
       * @description Path of the live progress stream
       * @example /cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
    };
    EmailCandidate: {
      /**
       * @description A guessed address built from the name; not confirmed by any source.
       * @example ada.lovelace@acme.com
       */
      email: string;
      /**
       * @description The pattern of the address.
       * @example {first}.{last}
       */
      pattern: string;
      /**
       * @description Likelihood from 0 to 100; higher only for the pattern that other addresses at this domain have.
       * @example 40
       */
      confidence: number;
    };
    EmailSource: {
      /**
       * @description Name of the provider.
       * @example hunter
       */
      provider: string;
      /**
       * Format: uri
       * @description Page that contains the address; null if the provider does not report one.
       * @example https://acme.com/team
       */
      url: string | null;
    };
    EmailsParams: {
      /**
       * @description Given name of the person.
       * @example Ada
       */
      first_name: string;
      /**
       * @description Family name of the person.
       * @example Lovelace
       */
      last_name: string;
      /**
       * @description Domain of the employer's website. A URL is reduced to its host: `https://www.acme.com/about` to `acme.com`.
       * @example acme.com
       */
      domain: string;
    };
    EmailsResult: {
      /**
       * @description The address found for this person; null if none was found. Never a guess.
       * @example ada@acme.com
       */
      email: string | null;
      /**
       * @description Confidence, from 0 to 100, that the address belongs to this person and works; 0 without an address.
       * @example 95
       */
      confidence: number;
      /**
       * @description `valid`: a provider confirmed it with the mail server. `published`: it is on a page of the company, not verified with the server. `catch_all`: the server accepts any name. `risky`, `unknown`: as the provider reports. Null without an address.
       * @example valid
       * @enum {string|null}
       */
      status: 'valid' | 'published' | 'catch_all' | 'risky' | 'unknown' | null;
      /**
       * @description Pattern of addresses at this domain in terms of `{first}`, `{last}`, `{f}` and `{l}`: of the found address, else of other addresses on the site; null if unknown.
       * @example {first}
       */
      pattern: string | null;
      /** @description Sources of the address. */
      sources: components['schemas']['EmailSource'][];
      /** @description Guessed addresses, best first, if none was found: check them with `verify_email`. They are free. */
      candidates: components['schemas']['EmailCandidate'][];
    };
    EnrichCompanyParams: {
      /**
       * @description Domain of the company's website. A URL is reduced to its host: `https://www.acme.com/about` to `acme.com`. Hosts and networks that are not public are rejected. Required without `name`.
       * @example acme.com
       */
      domain?: string;
      /**
       * @description Name of the company, as it calls itself or as registers list it (`Acme`, `Acme GmbH`), in any script. A name that matches several companies returns none: add `domain` or `country`.
       * @example Acme GmbH
       */
      name?: string;
      /**
       * @description Country of the company's headquarters as an ISO 3166 code, e.g. `DE`; distinguishes companies of the same name.
       * @example DE
       */
      country?: string;
    };
    EnrichCompanyResult: {
      /**
       * @description Common name.
       * @example Acme
       */
      name: string | null;
      /**
       * @description Registered name.
       * @example Acme GmbH
       */
      legal_name: string | null;
      /**
       * @description Domain of its website, without `www.`.
       * @example acme.com
       */
      domain: string | null;
      /** @description Description of its business in a few sentences. */
      description: string | null;
      /**
       * @description Industry, as the source words it.
       * @example Software
       */
      industry: string | null;
      /** @description Number of employees as stated by a source, never an estimate. */
      employee_count: number | null;
      /** @description Year of `employee_count`; null if the source gives none. */
      employee_count_year: number | null;
      /**
       * @description Founding year.
       * @example 1998
       */
      founded_year: number | null;
      /** @description City of its headquarters, as the source words it. */
      headquarters: string | null;
      /**
       * @description Country of its headquarters as an ISO 3166 code.
       * @example DE
       */
      country: string | null;
      /** @description Chief executive. */
      chief_executive: string | null;
      /** @description Stock symbol. */
      ticker: string | null;
      /**
       * @description Legal Entity Identifier (ISO 17442).
       * @example 529900T8BM49AURSDO55
       */
      lei: string | null;
      /** @description Number in the company register of its country. */
      registration_number: string | null;
      /**
       * @description Wikidata item.
       * @example Q312
       */
      wikidata_id: string | null;
      /**
       * Format: uri
       * @description URL of its logo.
       */
      logo_url: string | null;
      /** @description Contact e-mail addresses it publishes. */
      emails: string[];
      /** @description Contact telephone numbers it publishes. */
      phones: string[];
      /** @description Its social profiles. */
      socials: components['schemas']['CompanySocials'];
      /** @description Source of each field, most trusted first. */
      sources: components['schemas']['CompanySource'][];
      /** @description Confidence, from 0 to 1, that this is the requested company: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; agreeing sources increase it. */
      confidence: number;
    };
    EnrichPersonParams: {
      /**
       * @description Full name, given name first. Identifies a person together with `company` or `domain`; with an identifier it must match the person found.
       * @example Ada Lovelace
       */
      name?: string;
      /**
       * @description Organization the person works or worked for, as it calls itself.
       * @example Acme
       */
      company?: string;
      /**
       * @description Domain of that organization's website.
       * @example acme.com
       */
      domain?: string;
      /**
       * @description E-mail address of the person.
       * @example ada@acme.com
       */
      email?: string;
      /**
       * @description ORCID identifier of a researcher, e.g. `0000-0002-1825-0097`.
       * @example 0000-0002-1825-0097
       */
      orcid?: string;
      /**
       * @description GitHub login.
       * @example ada
       */
      github?: string;
    };
    EnrichPersonResult: {
      /**
       * @description Full name.
       * @example Ada Lovelace
       */
      full_name: string | null;
      /**
       * @description Given names.
       * @example Ada
       */
      first_name: string | null;
      /**
       * @description Family name.
       * @example Lovelace
       */
      last_name: string | null;
      /** @description The person in a few words. */
      headline: string | null;
      /** @description Role at `company`. */
      title: string | null;
      /** @description Where the person works. */
      company: components['schemas']['PersonEmployer'] | null;
      /** @description Location of the person, as the source words it. */
      location: string | null;
      /** @description E-mail addresses that sources state. */
      emails: components['schemas']['PersonEmail'][];
      /** @description Telephone numbers that sources state. */
      phones: string[];
      /**
       * @description ORCID identifier.
       * @example 0000-0002-1825-0097
       */
      orcid: string | null;
      /**
       * @description Wikidata item.
       * @example Q7259
       */
      wikidata_id: string | null;
      /** @description Profiles of the person. */
      socials: components['schemas']['PersonSocials'];
      /**
       * Format: uri
       * @description URL of a picture.
       */
      photo_url: string | null;
      /** @description Self-description of the person, or a summary from an encyclopedia. */
      bio: string | null;
      /** @description Current and former employers, latest first. */
      employment: components['schemas']['PersonPosition'][];
      /** @description Education, latest first. */
      education: components['schemas']['PersonPosition'][];
      /** @description Source of each field, most confident first. */
      sources: components['schemas']['PersonSource'][];
      /** @description Confidence, from 0 to 1, that this is the requested person: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or as rated by the vendor; agreeing sources increase it. */
      confidence: number;
    };
    EntitiesResult: {
      /** @description Most often named first */
      people: components['schemas']['ResearchPersonResult'][];
      /** @description Most often named first */
      companies: components['schemas']['ResearchCompanyResult'][];
    };
    EntryCreated: {
      /**
       * Format: uuid
       * @description The site.
       */
      site_id: string;
      /** @description The collection of the site, e.g. a form. */
      collection: string;
      /**
       * Format: uuid
       * @description The entry.
       */
      entry_id: string;
    };
    EnvelopeMetadata: {
      /**
       * @description Provider whose data was used; `merged` when it came from several
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Providers attempted, in waterfall order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description Wall-clock milliseconds
       * @example 412
       */
      response_time_ms: number;
      /**
       * @description Identifier of the request; use it to get its receipt or support
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
    };
    EvidenceClaimResult: {
      /**
       * @description The sentence of the draft
       * @example At -15 °C the heat pumps in the study reached a COP of 4.2.
       */
      text: string;
      /**
       * @description Whether its sources support it
       * @example false
       */
      is_supported: boolean;
      /**
       * @description Why it is not in the report; null if it is supported
       * @example other_number
       * @enum {string|null}
       */
      reason:
        | 'not_stated'
        | 'other_words'
        | 'other_number'
        | 'other_name'
        | 'other_roles'
        | 'negation'
        | 'opposite'
        | 'strength'
        | 'condition'
        | 'cause'
        | 'refused_text'
        | 'judged_unsupported'
        | null;
      /**
       * @description `quotation`: it is in a source verbatim. `verifier`: compared with its passage. `verifier_and_model`: judged by a model as well
       * @example verifier
       * @enum {string}
       */
      checked_by: 'quotation' | 'verifier' | 'verifier_and_model';
    };
    EvidenceFacetResult: {
      /**
       * @description Heading
       * @example Efficiency in the cold
       */
      heading: string;
      /**
       * @description Queries for it
       * @example [
       *       "heat pump efficiency cold climate"
       *     ]
       */
      queries: string[];
      /**
       * @description Independent sites that cover it
       * @example 3
       */
      sites: number;
      /** @description Whether enough was found */
      is_covered: boolean;
    };
    EvidenceSentenceResult: {
      /**
       * @description In the order of the report
       * @example s1
       */
      id: string;
      /**
       * @description Part of the report
       * @example section
       * @enum {string}
       */
      part: 'summary' | 'section' | 'key_finding' | 'conflict';
      /**
       * @description Heading of its section
       * @example Efficiency in the cold
       */
      heading: string | null;
      /**
       * @description The sentence, without markers
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1.
       */
      text: string;
      /**
       * @description `verbatim`: quoted. `worded`: in the words of a model, supported. `replaced`: a quotation that replaced a rejected claim
       * @enum {string}
       */
      kind: 'verbatim' | 'worded' | 'replaced';
      /** @description At least one */
      citations: components['schemas']['CitationResult'][];
    };
    EvidenceSourceResult: {
      /** @description The n of `[Source n]` */
      id: number;
      /**
       * Format: uri
       * @description Its address
       * @example https://example.com/heat-pumps
       */
      url: string;
      /**
       * @description Its title
       * @example Heat pumps in cold climates
       */
      title: string;
      /**
       * @description Its host or collection
       * @example example.com
       */
      domain: string;
      /**
       * @description SHA-256 of the text that spans count in, hex
       * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
       */
      text_sha256: string;
      /**
       * @description UTF-16 code units of that text
       * @example 18240
       */
      text_length: number;
      /** @description Author as stated */
      author: string | null;
      /**
       * @description Publication as stated (ISO 8601)
       * @example 2026-03-02
       */
      published_at: string | null;
      /**
       * Format: date-time
       * @description When it was read
       */
      read_at: string;
      /** @description Trust */
      credibility: components['schemas']['CredibilityResult'];
    };
    ExtractPage: {
      /**
       * @description Requested URL.
       * @example https://example.com/product
       */
      url: string;
      /**
       * @description Whether it was read.
       * @example true
       */
      is_read: boolean;
      /** @description Why it was not read; null if it was. */
      error: string | null;
    };
    ExtractParams: {
      /**
       * @description Absolute http or https URLs of the pages, without credentials; private and local addresses are rejected. A field that several pages state is taken from the first of them; lists are joined.
       * @example [
       *       "https://example.com/product"
       *     ]
       */
      urls: string[];
      /**
       * @description JSON Schema of an object: the wanted fields as `properties` with `type` (string, number, integer, boolean, object, array), `format` (date, date-time, uri, email) and `enum`. At most 100 fields, 4 levels deep. A number whose name ends in a unit, such as `weight_kg`, is converted to it.
       * @example {
       *       "type": "object",
       *       "properties": {
       *         "name": {
       *           "type": "string"
       *         },
       *         "price": {
       *           "type": "number"
       *         }
       *       }
       *     }
       */
      schema: {
        [key: string]: unknown;
      };
      /**
       * @description Timeout of the whole call in milliseconds, including all providers.
       * @default 30000
       */
      timeout_ms?: number;
    };
    ExtractPlace: {
      /**
       * @description Names and indexes of the value in `fields`, joined by dots.
       * @example price
       */
      path: string;
      /**
       * Format: uri
       * @description URL of the page, after redirects.
       * @example https://example.com/product
       */
      url: string;
      /**
       * @description What states it on the page.
       * @example table
       * @enum {string}
       */
      source:
        | 'json_ld'
        | 'microdata'
        | 'rdfa'
        | 'table'
        | 'definition_list'
        | 'label'
        | 'list'
        | 'meta'
        | 'link'
        | 'heading'
        | 'text';
      /**
       * @description The text on the page.
       * @example Price: € 1.299,00
       */
      quote: string;
    };
    ExtractResult: {
      /**
       * @description The fields of the schema; those that no page states are null.
       * @example {
       *       "name": "Capstan",
       *       "price": 1299
       *     }
       */
      fields: {
        [key: string]: unknown;
      };
      /** @description Where each value was found. */
      places: components['schemas']['ExtractPlace'][];
      /**
       * @description Names of the outermost fields that no page states.
       * @example [
       *       "brand"
       *     ]
       */
      missing: string[];
      /** @description The pages, as requested. */
      pages: components['schemas']['ExtractPage'][];
    };
    FailureEnvelope: {
      /**
       * @description Always false
       * @enum {boolean}
       */
      success: false;
      /** @description Always null */
      data: null;
      /** @description What went wrong and what to do */
      error: components['schemas']['Problem'];
      /** @description About the call */
      metadata: components['schemas']['EnvelopeMetadata'];
      /**
       * @description Always 0: failures are free
       * @enum {integer}
       */
      credits_used: 0;
    };
    FieldFault: {
      /** @description Dotted path of the field; empty for the whole body */
      path: string;
      /** @description What is wrong with it */
      message: string;
    };
    FoundImage: {
      /**
       * Format: uri
       * @description The photo as a file. Copy it: most sources do not allow pages to load it from there.
       * @example https://images.pexels.com/photos/1893555/pexels-photo-1893555.jpeg
       */
      image_url: string;
      /**
       * Format: uri
       * @description A small version, to choose from; null if the source has none.
       */
      thumbnail_url: string | null;
      /**
       * @description Width of the file in pixels; null if the source does not state it.
       * @example 4000
       */
      width: number | null;
      /**
       * @description Height of the file in pixels; null if the source does not state it.
       * @example 3000
       */
      height: number | null;
      /**
       * @description What it shows, by its source: a sentence, a title or keywords; may be empty.
       * @example Sliced rye bread on a wooden board
       */
      alt: string;
      /** @description What to show next to the photo. */
      credit: components['schemas']['ImageCredit'];
      /**
       * @description Whether the license requires the credit. Where it does not, the source asks for it.
       * @example false
       */
      credit_required: boolean;
      /**
       * @description Name of the license.
       * @example Pexels License
       */
      license: string;
      /**
       * Format: uri
       * @description Terms of the license; null if the source does not link them.
       * @example https://www.pexels.com/license/
       */
      license_url: string | null;
    };
    GateFindingResult: {
      /**
       * @description The check
       * @example layout
       * @enum {string}
       */
      check: 'answers' | 'blank' | 'console' | 'links' | 'accessibility' | 'layout' | 'facts' | 'html';
      /**
       * @description `block`: the page is withheld; `warn`: it is shown all the same
       * @example block
       * @enum {string}
       */
      severity: 'block' | 'warn';
      /**
       * @description Path of the page
       * @example menu.html
       */
      page: string;
      /**
       * @description What is wrong, and where on the page
       * @example wider than the window (phone)
       */
      message: string;
    };
    GenerateImageParams: {
      /**
       * @description What to show. For `qr` what the code holds; for `diagram` arrows (`A -> B: label`), an indented tree, steps (`1. … 2. …`) or `sequence diagram` followed by messages; for `chart` numbers with names, unless `data` has them.
       * @example A red fox in the snow at dawn
       */
      prompt: string;
      /**
       * @description `chart`, `card`, `pattern`, `qr` and `diagram` are drawn by this service, without a provider. `photo` and `illustration` are made by a model. `auto` draws where the prompt clearly asks for one of the former (or `data` or `text` is sent), and asks a model otherwise.
       * @default auto
       * @enum {string}
       */
      kind?: 'auto' | 'photo' | 'illustration' | 'chart' | 'card' | 'pattern' | 'qr' | 'diagram';
      /**
       * @description Pixels as `1200x630`: edges of 64 to 4096, at most 8,388,608 pixels in all. A model that has fixed sizes makes the nearest. Default: 1200x630 for a card, 1200x750 for charts and diagrams, else 1024x1024.
       * @example 1200x630
       */
      size?: string;
      /**
       * @description Instead of `size`: width to height, from 1:4 to 4:1.
       * @example 16:9
       */
      aspect_ratio?: string;
      /**
       * @description How many pictures, each at the price of one. Charts, QR codes and diagrams come once.
       * @default 1
       */
      n?: number;
      /** @description The same seed and parameters draw the same card or pattern again. Models that know seeds get it. */
      seed?: number;
      /**
       * @description Format of the pictures. `svg` only for kinds that are drawn by this service; its text is outlines.
       * @default png
       * @enum {string}
       */
      format?: 'png' | 'webp' | 'jpeg' | 'svg';
      /**
       * @description `auto`, `opaque`, `transparent` (not with `jpeg`) or, for kinds that are drawn by this service, a color as `#rrggbb`.
       * @default auto
       */
      background?: string;
      /** @description Addresses of pictures that a model starts from: PNG, JPEG or WebP of at most 10 MB each. Only for pictures by a model. */
      reference_images?: string[];
      /** @description What must not be in the picture. Only for pictures by a model. */
      negative_prompt?: string;
      /** @description The numbers of a chart. */
      data?: components['schemas']['ChartDataParams'];
      /** @description The words of a card. */
      text?: components['schemas']['CardTextParams'];
      /**
       * @description Return the pictures in `image_base64` (at most 5 MB in all) instead of addresses that expire.
       * @default false
       */
      inline?: boolean;
    };
    GenerateImageResult: {
      /**
       * @description The kind that was made: the one asked for, or the one `auto` chose. `image` is a picture by a model.
       * @enum {string}
       */
      kind: 'photo' | 'illustration' | 'image' | 'chart' | 'card' | 'pattern' | 'qr' | 'diagram';
      /**
       * @description The model that made them; null for drawings.
       * @example flux-2-pro
       */
      model: string | null;
      /** @description As many as were made; at most `n`. */
      images: components['schemas']['GeneratedImageResult'][];
    };
    GeneratedImageResult: {
      /**
       * Format: uri
       * @description Where the picture can be fetched until `expires_at`, without a key: the address itself grants access. Null with `inline`.
       */
      image_url: string | null;
      /**
       * Format: date-time
       * @description When `image_url` ends: ISO 8601 in UTC. Null with `inline`.
       */
      expires_at: string | null;
      /** @description The picture in Base64, with `inline`; else null. */
      image_base64: string | null;
      /**
       * @description Media type of the picture.
       * @enum {string}
       */
      media_type: 'image/png' | 'image/webp' | 'image/jpeg' | 'image/svg+xml';
      /**
       * @description Width in pixels.
       * @example 1200
       */
      width: number;
      /**
       * @description Height in pixels.
       * @example 630
       */
      height: number;
      /**
       * @description Size in bytes.
       * @example 48213
       */
      bytes: number;
      /** @description Draws the same picture again; null where it is not known. */
      seed: number | null;
      /** @description What a drawn picture shows, for those who cannot see it; null for pictures by a model. */
      alt: string | null;
    };
    ImageCredit: {
      /**
       * @description Who made the photo, where it is from, and its license.
       * @example Mira Holt / Pexels
       */
      text: string;
      /**
       * Format: uri
       * @description Page of the photo at its source.
       * @example https://www.pexels.com/photo/sliced-rye-bread-1893555/
       */
      url: string;
    };
    ImageCreditBody: {
      /**
       * @description Who made the image, and where it is from
       * @example Mira Holt / Pexels
       */
      text: string;
      /**
       * @description Page that the text links to
       * @example https://www.pexels.com/photo/sliced-rye-bread-4110251/
       */
      url?: string;
    };
    InboxEntryResult: {
      /**
       * Format: uuid
       * @description Id of the entry, and of its message
       */
      id: string;
      /**
       * @description Subject
       * @example Report
       */
      subject: string | null;
      /**
       * @description Plain text
       * @example Three new findings since yesterday.
       */
      text: string;
      /**
       * @description HTML as it was sent. It is not sanitized: render it in a sandboxed frame only.
       * @example null
       */
      html: string | null;
      /**
       * Format: date-time
       * @description When it arrived
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was first marked as read
       * @example null
       */
      read_at: string | null;
    };
    InboxResult: {
      /** @description Newest first */
      entries: components['schemas']['InboxEntryResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    /** @description An event of the stream: the lines `id`, `event` and `data` (JSON) of a Server-Sent Event. Kinds may be added: ignore those you do not know. No event follows `job.completed`, `job.cancelled`, `job.failed`. */
    JobEvent:
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Capability of the call */
            capability: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.resumed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description How many workers have taken it */
            generation: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.progress';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Provider at work */
            provider: string;
            /** @description How much is done */
            done: number;
            /** @description Of how much; null while it is not known */
            total: number | null;
            /** @description What is counted */
            unit: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Provider of the result; null when nothing was found */
            provider_used: string | null;
            /** @description Credits charged */
            credits_used: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.cancelled';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Credits charged: for what its items delivered */
            credits_used: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'job.failed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The error object of a failed call, with the slug in place of `type` */
            error: {
              [key: string]: unknown;
            };
            /** @description Credits charged: 0 */
            credits_used: number;
          };
        };
    JobItemCountsResult: {
      /**
       * @description Done
       * @example 30
       */
      done: number;
      /**
       * @description Failed; these are free
       * @example 2
       */
      failed: number;
    };
    JobItemListResult: {
      /** @description In order */
      items: components['schemas']['JobItemResult'][];
      /**
       * @description Send as `after` for the next page; null if no other item has ended yet
       * @example 50
       */
      next_after: number | null;
    };
    JobItemResult: {
      /**
       * @description Its place among the items of the job
       * @example 1
       */
      position: number;
      /**
       * @description How it ended
       * @example done
       * @enum {string}
       */
      status: 'done' | 'failed';
      /** @description What was to be done, e.g. the URL of the page */
      input: {
        [key: string]: unknown;
      };
      /** @description What came out, as the capability documents it */
      output: {
        [key: string]: unknown;
      };
      /**
       * @description Path of the work that did it, e.g. of a call of a batch that is a job itself; null if the job did it
       * @example /v1/jobs/7c9e6679-7425-40de-944b-e07fc1f90ae7
       */
      location: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string;
    };
    JobListResult: {
      /** @description Newest first */
      jobs: components['schemas']['JobSummaryResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    JobProgressResult: {
      /**
       * @description How much is done
       * @example 30
       */
      done: number;
      /**
       * @description Of how much; null while it is not known
       * @example 312
       */
      total: number | null;
      /**
       * @description What is counted
       * @example seconds
       */
      unit: string;
    };
    JobResult: {
      /**
       * Format: uuid
       * @description Identifies the job
       */
      id: string;
      /**
       * @description Capability of the call that started it
       * @example transcribe
       */
      capability: string;
      /**
       * @description State of the job
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /** @description What its provider reported last; null before */
      progress: components['schemas']['JobProgressResult'] | null;
      /** @description Its parts, where it has some (`GET /v1/jobs/{id}/items`); null otherwise */
      items: components['schemas']['JobItemCountsResult'] | null;
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Provider of the result; null without one
       * @example local_whisper
       */
      provider_used: string | null;
      /**
       * @description Providers in the order in which they were tried, once the job has ended
       * @example [
       *       "local_whisper"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged once it has ended
       * @example 5
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When the call was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
      /** @description The result of the capability; null until the job is completed */
      result: {
        [key: string]: unknown;
      } | null;
    };
    JobStreamTokenResult: {
      /**
       * @description Opens the stream once: `…/stream?token=…`
       * @example q8Jx0dT5uVwYzA1bC2dE3f
       */
      token: string;
      /**
       * Format: date-time
       * @description When it expires
       */
      expires_at: string;
    };
    JobSummaryResult: {
      /**
       * Format: uuid
       * @description Identifies the job
       */
      id: string;
      /**
       * @description Capability of the call that started it
       * @example transcribe
       */
      capability: string;
      /**
       * @description State of the job
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /** @description What its provider reported last; null before */
      progress: components['schemas']['JobProgressResult'] | null;
      /** @description Its parts, where it has some (`GET /v1/jobs/{id}/items`); null otherwise */
      items: components['schemas']['JobItemCountsResult'] | null;
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Provider of the result; null without one
       * @example local_whisper
       */
      provider_used: string | null;
      /**
       * @description Providers in the order in which they were tried, once the job has ended
       * @example [
       *       "local_whisper"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged once it has ended
       * @example 5
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null when it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When the call was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
    };
    KeyDetailResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /** @description Credits that the keys of its spending group have been charged together; its cap bounds them. */
      credits_spent: number;
    };
    KeyEvent: {
      /**
       * Format: uuid
       * @description Identifies the key.
       */
      key_id: string;
      /** @description What the key is for. */
      name: string;
      /** @description What the key may do. */
      scopes: string[];
    };
    KeyListResult: {
      /** @description Newest first. */
      keys: components['schemas']['KeyResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    KeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
    };
    KeyUsageResult: {
      /**
       * Format: uuid
       * @description `key_id` of the calls
       */
      key_id: string;
      /**
       * @description Calls
       * @example 40
       */
      calls: number;
      /**
       * @description Successful calls
       * @example 39
       */
      succeeded: number;
      /**
       * @description Credits charged
       * @example 39
       */
      credits: number;
    };
    LedgerEntryResult: {
      /**
       * @description Identifier; entries are listed newest first
       * @example 1042
       */
      id: number;
      /**
       * @description What kind of booking it is
       * @example charge
       * @enum {string}
       */
      kind: 'charge' | 'grant' | 'refund' | 'adjustment';
      /**
       * @description What it belongs to, e.g. request:<id>
       * @example request:01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      subject: string;
      /**
       * @description Credits; negative for charges
       * @example -1
       */
      amount: number;
      /** @description Why an admin booked it */
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was booked
       */
      created_at: string;
    };
    MapLink: {
      /**
       * Format: uri
       * @description Absolute http or https URL, without fragment.
       * @example https://example.com/pricing
       */
      url: string;
      /**
       * @description Text of the link, or the title that the sitemap states; null if neither is known.
       * @example Pricing
       */
      title: string | null;
      /** @description Summary of the page; null unless the provider knows it. */
      description: string | null;
      /**
       * @description When the page last changed, as the sitemap states it: ISO 8601 in UTC.
       * @example 2026-03-14T00:00:00.000Z
       */
      last_modified: string | null;
    };
    MapParams: {
      /**
       * Format: uri
       * @description Absolute http or https URL of the site, usually its start page, without credentials; private and local addresses are rejected.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description Words to look for in addresses and titles. Only links with at least one of them are returned, best match first.
       * @example pricing
       */
      search?: string;
      /**
       * @description Only addresses that match one of these patterns. A pattern starts with `/` and is compared with path and query, or with `http` and is compared with the whole address; `*` is any text.
       * @default []
       * @example [
       *       "/docs/*"
       *     ]
       */
      include?: string[];
      /**
       * @description No addresses that match one of these patterns, written as in `include`.
       * @default []
       * @example [
       *       "*?page=*"
       *     ]
       */
      exclude?: string[];
      /**
       * @description Also addresses of subdomains of the host; with and without `www.` is always the same site.
       * @default false
       */
      include_subdomains?: boolean;
      /**
       * @description `include` reads the sitemaps and the links of the start page, `only` the sitemaps, `skip` the links of the start page.
       * @default include
       * @enum {string}
       */
      sitemap?: 'include' | 'only' | 'skip';
      /**
       * @description Maximum number of links.
       * @default 5000
       */
      limit?: number;
      /**
       * @description Timeout of the whole call in milliseconds, including all providers.
       * @default 30000
       */
      timeout_ms?: number;
    };
    MapResult: {
      /**
       * Format: uri
       * @description Requested URL.
       * @example https://example.com/
       */
      url: string;
      /** @description The addresses: best match first with `search`, else the start page, its links, the sitemaps. */
      links: components['schemas']['MapLink'][];
      /**
       * @description How many addresses were found that match, `limit` aside.
       * @example 214
       */
      total: number;
      /**
       * @description False if `links` was cut at `limit`, or sitemaps were left unread because time ran out.
       * @example true
       */
      is_complete: boolean;
    };
    MarkEntryBody: {
      /** @description Whether the entry counts as read */
      read: boolean;
    };
    MessageAttachmentResult: {
      /**
       * @description Name of the file
       * @example invoice.pdf
       */
      filename: string;
      /**
       * @description Media type
       * @example application/pdf
       */
      content_type: string;
    };
    MessageAttemptResult: {
      /**
       * @description Provider
       * @example resend
       */
      provider: string;
      /**
       * @description `ok`, the class of the failure (nothing was accepted), or `unknown`: the provider may have accepted the message
       * @example ok
       */
      outcome: string;
      /**
       * @description Why it failed
       * @example null
       */
      detail: string | null;
      /**
       * Format: date-time
       * @description When the request was made
       */
      started_at: string;
      /**
       * Format: date-time
       * @description When it was answered or failed for good
       */
      ended_at: string | null;
    };
    MessageContentResult: {
      /**
       * @description Subject or title
       * @example Your report
       */
      subject: string | null;
      /**
       * @description Plain text
       * @example The report has three new findings.
       */
      text: string;
      /**
       * @description HTML part of an e-mail
       * @example null
       */
      html: string | null;
      /**
       * @description Address for answers
       * @example null
       */
      reply_to: string | null;
      /**
       * @description Further e-mail headers
       * @example {}
       */
      headers: {
        [key: string]: unknown;
      };
      /** @description Files */
      attachments: components['schemas']['MessageAttachmentResult'][];
    };
    MessageListResult: {
      /** @description Newest first */
      messages: components['schemas']['MessageSummaryResult'][];
      /** @description Send as `after` for the next page; null at the end */
      next_after: string | null;
    };
    MessageResult: {
      /**
       * Format: uuid
       * @description Identifies the message; null for a dry run
       */
      id: string | null;
      /**
       * @description `sent`: a provider accepted it. `outcome_unknown`: a provider may have accepted it, and it is not sent again. `dry_run`: nothing was sent.
       * @example sent
       * @enum {string}
       */
      status:
        | 'queued'
        | 'scheduled'
        | 'sending'
        | 'sent'
        | 'delivered'
        | 'bounced'
        | 'failed'
        | 'outcome_unknown'
        | 'cancelled'
        | 'dry_run';
      /**
       * @description Channel
       * @example email
       * @enum {string}
       */
      channel: 'email' | 'sms' | 'chat' | 'push' | 'webhook' | 'inbox';
      /**
       * @description The recipient
       * @example ada@example.com
       */
      to: string;
      /**
       * @description Subject or title
       * @example Your report
       */
      subject: string | null;
      /**
       * @description Provider that accepted it, or may have
       * @example resend
       */
      provider: string | null;
      /**
       * @description The provider's id of it
       * @example null
       */
      provider_message_id: string | null;
      /**
       * @description Why it failed, bounced or has an unknown outcome
       * @example null
       */
      detail: string | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it is to be sent; null: at once
       * @example null
       */
      scheduled_at: string | null;
      /**
       * Format: date-time
       * @description When its status last changed
       */
      status_at: string;
      /** @description What is sent */
      content: components['schemas']['MessageContentResult'];
      /** @description Requests to providers, in their order */
      attempts: components['schemas']['MessageAttemptResult'][];
      /**
       * @description Providers that would be tried, in this order; for a dry run
       * @example []
       */
      providers: string[];
    };
    MessageSettingsResult: {
      /**
       * @description Patterns of allowed recipients; null: every recipient
       * @example [
       *       "*@example.com"
       *     ]
       */
      allowed_recipients: string[] | null;
      /**
       * @description Patterns of the operator, which hold as well; null: every recipient
       * @example null
       */
      operator_recipients: string[] | null;
      /**
       * @description Secret that signs messages of the channel `webhook`, for a verifier of the Standard Webhooks specification
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
       */
      webhook_secret: string;
    };
    MessageSummaryResult: {
      /**
       * Format: uuid
       * @description Identifies the message; null for a dry run
       */
      id: string | null;
      /**
       * @description `sent`: a provider accepted it. `outcome_unknown`: a provider may have accepted it, and it is not sent again. `dry_run`: nothing was sent.
       * @example sent
       * @enum {string}
       */
      status:
        | 'queued'
        | 'scheduled'
        | 'sending'
        | 'sent'
        | 'delivered'
        | 'bounced'
        | 'failed'
        | 'outcome_unknown'
        | 'cancelled'
        | 'dry_run';
      /**
       * @description Channel
       * @example email
       * @enum {string}
       */
      channel: 'email' | 'sms' | 'chat' | 'push' | 'webhook' | 'inbox';
      /**
       * @description The recipient
       * @example ada@example.com
       */
      to: string;
      /**
       * @description Subject or title
       * @example Your report
       */
      subject: string | null;
      /**
       * @description Provider that accepted it, or may have
       * @example resend
       */
      provider: string | null;
      /**
       * @description The provider's id of it
       * @example null
       */
      provider_message_id: string | null;
      /**
       * @description Why it failed, bounced or has an unknown outcome
       * @example null
       */
      detail: string | null;
      /**
       * Format: date-time
       * @description When it was asked for
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it is to be sent; null: at once
       * @example null
       */
      scheduled_at: string | null;
      /**
       * Format: date-time
       * @description When its status last changed
       */
      status_at: string;
    };
    NewCompanyBody: {
      /**
       * @description Name of the company
       * @example Krume & Korn
       */
      name: string;
    };
    NewImageBody: {
      /** @description The image in base64, for small files: the whole request may have 1 MiB. A multipart request sends the file in its field `file`. */
      image_base64?: string;
      /**
       * @description Instead of a file: the public address of one, such as `image_url` of a result of `search_images`. It is copied.
       * @example https://images.pexels.com/photos/4110251/pexels-photo-4110251.jpeg
       */
      image_url?: string;
      /**
       * @description What the image shows, for those who cannot see it
       * @example Loaves of rye bread on a wooden shelf
       */
      alt: string;
      /**
       * @description `gallery`: at its end; without a gallery the home page gets one. `hero`: at the top of the page. Or the id of an item or a person: the list of images has all slots
       * @default gallery
       * @example gallery
       */
      slot?: string;
      /** @description File name of an image that the new one replaces in all its places; `slot` does not count then */
      replaces?: string;
      /** @description Credit that the page shows below the image, such as `credit` of a result of `search_images`. In a form: as JSON. */
      credit?: components['schemas']['ImageCreditBody'];
    };
    NewKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /**
       * @description The API key. It is shown only once; store it now.
       * @example cap_…
       */
      key: string;
    };
    NewMemberBody: {
      /**
       * @description E-mail address, to which links for signing in are sent
       * @example ada@example.com
       */
      email: string;
    };
    NewSiteImageResult: {
      /**
       * Format: uuid
       * @description The build that applies the patch, free of charge
       */
      execution_id: string;
      /**
       * Format: uuid
       * @description The site
       */
      site_id: string;
      /**
       * @description The commit that the patch applies to
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      base_commit: string;
      /**
       * @description Always `running`
       * @enum {string}
       */
      status: 'running';
      /**
       * @description Path of the live progress stream
       * @example /cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /** @description The image as it is stored */
      image: components['schemas']['SiteImageResult'];
    };
    NewWebhookResult: {
      /**
       * Format: uuid
       * @description Identifies the webhook; used in paths.
       */
      id: string;
      /**
       * @description Where events are sent.
       * @example https://example.com/hooks/capstan
       */
      url: string;
      /**
       * @description What the webhook is for.
       * @example deploy bot
       */
      description: string;
      /**
       * @description Which events are sent.
       * @example [
       *       "build.*",
       *       "credits.low"
       *     ]
       */
      event_types: string[];
      /** @description Whether events are sent. */
      enabled: boolean;
      /**
       * @description Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).
       * @enum {string|null}
       */
      disabled_reason: 'owner' | 'gone' | 'failing' | 'no_admin_key' | null;
      /**
       * Format: date-time
       * @description When it was disabled.
       */
      disabled_at: string | null;
      /**
       * Format: date-time
       * @description The first failed attempt since the last success; null: the last attempt succeeded.
       */
      failing_since: string | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * @description Verifies the signatures of requests. It is shown this once; keep it now.
       * @example whsec_…
       */
      secret: string;
    };
    OwnerLinkDeletedResult: {
      /**
       * Format: uuid
       * @description The site
       */
      site_id: string;
    };
    OwnerLinkResult: {
      /**
       * Format: uri
       * @description Address of the page; it is shown this once. Everyone who has it can read and change the entries
       * @example http://127.0.0.1:3000/o/secret-of-the-site/
       */
      url: string;
    };
    OwnerSettingsBody: {
      /**
       * @description E-mail address to which each entry is announced; null: none
       * @example ada@example.com
       */
      notify_email?: string | null;
      /** @description Whether visitors who leave an e-mail address get a confirmation of their entry */
      confirms_entries?: boolean;
    };
    PageLink: {
      /**
       * Format: uri
       * @description Absolute http or https URL, without fragment.
       * @example https://example.com/about
       */
      url: string;
      /**
       * @description Link text, or the description of its image; may be empty.
       * @example About us
       */
      text: string;
    };
    PageMetadata: {
      /**
       * @description Title of the content, without the name of the site.
       * @example Example Domain
       */
      title: string | null;
      /** @description Summary that the page states. */
      description: string | null;
      /** @description Authors, separated by commas. */
      author: string | null;
      /**
       * @description Date of first publication: ISO 8601 date, or date and time in UTC.
       * @example 2026-03-14
       */
      published_at: string | null;
      /**
       * @description Language tag (BCP 47).
       * @example en-GB
       */
      language: string | null;
      /** @description Name of the site. */
      site_name: string | null;
      /** @description Canonical URL. */
      canonical_url: string | null;
      /** @description URL of its lead image. */
      image: string | null;
      /**
       * @description Media type of the response, without parameters.
       * @example text/html
       */
      content_type: string | null;
    };
    PersonEmail: {
      /**
       * @description The address.
       * @example ada@acme.com
       */
      value: string;
      /**
       * @description `work` or `personal`; null if the source does not state it.
       * @enum {string|null}
       */
      type: 'work' | 'personal' | null;
      /** @description Status stated by the source, e.g. `verified`; null if none. */
      status: string | null;
    };
    PersonEmployer: {
      /**
       * @description Name of the organization.
       * @example Acme
       */
      name: string | null;
      /**
       * @description Its domain.
       * @example acme.com
       */
      domain: string | null;
    };
    PersonPosition: {
      /**
       * @description Name of the organization.
       * @example Acme
       */
      organisation: string;
      /**
       * @description Role there, or degree.
       * @example Head of research
       */
      title: string | null;
      /**
       * @description Year of the start.
       * @example 2019
       */
      start_year: number | null;
      /** @description Year of the end; null if it is current or unknown. */
      end_year: number | null;
    };
    PersonProfileResult: {
      /** @description Provider of the data */
      providers: string[];
      /** @description In a sentence */
      description: string | null;
      /** @description Where they work or live */
      location: string | null;
      /** @description Own site */
      website: string | null;
      /** @description ORCID iD */
      orcid: string | null;
      /** @description GitHub profile */
      github: string | null;
      /** @description LinkedIn profile */
      linkedin: string | null;
    };
    PersonSocials: {
      /**
       * Format: uri
       * @description LinkedIn profile.
       */
      linkedin_url: string | null;
      /**
       * Format: uri
       * @description GitHub account.
       */
      github_url: string | null;
      /**
       * Format: uri
       * @description X (Twitter) account.
       */
      x_url: string | null;
      /**
       * Format: uri
       * @description Own website.
       */
      website_url: string | null;
    };
    PersonSource: {
      /**
       * @description Name of the provider.
       * @example orcid
       */
      provider: string;
      /**
       * Format: uri
       * @description Page that states it; null for vendors without public pages.
       * @example https://www.wikidata.org/wiki/Q2
       */
      url: string | null;
      /**
       * @description Fields of this result that come from this source.
       * @example [
       *       "name",
       *       "headline"
       *     ]
       */
      fields: string[];
    };
    Problem: {
      /**
       * Format: uri
       * @description URI of the error type, where a page explains it
       */
      type: string;
      /** @description Short summary */
      title: string;
      /** @description HTTP status code */
      status: number;
      /** @description What happened */
      detail: string;
      /** @description Whether a retry may succeed */
      is_retriable: boolean;
      /** @description Seconds to wait before retrying; present for transient errors */
      retry_after_seconds?: number;
      /** @description What to do next */
      alternative_action: string;
      /**
       * @description Category
       * @enum {string}
       */
      error_category: 'transient' | 'invalid_request' | 'authentication' | 'credits' | 'content_access';
      /** @description Errors by field, for invalid requests */
      errors?: components['schemas']['FieldFault'][];
    } & {
      [key: string]: unknown;
    };
    ProviderOpened: {
      /** @description `<capability>:<provider>`. */
      provider: string;
      /** @description Outcome of the attempt that opened the breaker. */
      outcome: string;
      /**
       * Format: date-time
       * @description When the provider is tried again.
       */
      open_until: string;
    };
    ReceiptResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /**
       * @description metadata.request_id of the response
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
      /**
       * Format: uuid
       * @description API key of the call, or the id of what took its place, such as a session of the console
       */
      key_id: string;
      /**
       * @description Capability called
       * @example search
       */
      capability: string;
      /**
       * @description Route of the call
       * @example /v1/search
       */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description HTTP status of the response
       * @example 200
       */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /**
       * @description Provider whose data was used
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Whether a cached answer was returned, free of charge
       * @example false
       */
      from_cache: boolean;
      /**
       * @description Providers attempted, in order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged
       * @example 1
       */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /**
       * @description Milliseconds until the response was ready
       * @example 418
       */
      duration_ms: number;
      /**
       * @description Why the call failed, as its answer said; null on success, and for old calls
       * @example All 2 providers that were tried failed.
       */
      detail: string | null;
      /**
       * @description What the caller can do next; null on success, and for old calls
       * @example Retry after `retry_after_seconds`.
       */
      alternative_action: string | null;
      /** @description Every attempt, in the order of their start */
      attempts: components['schemas']['AttemptResult'][];
      /** @description Ledger entry of the charge; null if the call was free */
      ledger_entry: components['schemas']['LedgerEntryResult'] | null;
    };
    ReducedMetadata: {
      /**
       * @description Identifier of the request
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
    };
    ReportConflictResult: {
      /**
       * @description What they disagree about
       * @example How far the efficiency falls
       */
      about: string;
      /**
       * @description Statement of each, with its markers
       * @example [
       *       "The COP falls to 2.1 at -15 °C. [Source 1]",
       *       "The COP stays above 2.5 at -15 °C. [Source 2]"
       *     ]
       */
      statements: string[];
    };
    ReportResult: {
      /**
       * @description The question as a title
       * @example How do heat pumps perform in cold climates?
       */
      title: string;
      /**
       * @description The answer, each sentence with its `[Source n]`; without markers if nothing was found
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]
       */
      summary: string;
      /** @description By aspect of the question */
      sections: components['schemas']['ReportSectionResult'][];
      /**
       * @description Each with its markers
       * @example [
       *       "At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]"
       *     ]
       */
      key_findings: string[];
      /** @description Where sources disagree about a number or a date */
      conflicts: components['schemas']['ReportConflictResult'][];
      /**
       * @description 0 to 1, computed from sources, agreement, coverage, freshness and credibility
       * @example 0.62
       */
      confidence: number;
    };
    ReportSectionResult: {
      /**
       * @description The aspect of the question
       * @example Efficiency in the cold
       */
      heading: string;
      /**
       * @description Sentences, each followed by its `[Source n]`; n is the `id` of a source
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1. [Source 1]
       */
      content: string;
    };
    RequestListResult: {
      /** @description Calls, newest first */
      requests: components['schemas']['RequestResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    RequestResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /**
       * @description metadata.request_id of the response
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
      /**
       * Format: uuid
       * @description API key of the call, or the id of what took its place, such as a session of the console
       */
      key_id: string;
      /**
       * @description Capability called
       * @example search
       */
      capability: string;
      /**
       * @description Route of the call
       * @example /v1/search
       */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description HTTP status of the response
       * @example 200
       */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /**
       * @description Provider whose data was used
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Whether a cached answer was returned, free of charge
       * @example false
       */
      from_cache: boolean;
      /**
       * @description Providers attempted, in order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged
       * @example 1
       */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /**
       * @description Milliseconds until the response was ready
       * @example 418
       */
      duration_ms: number;
    };
    ResearchCompanyResult: {
      /**
       * @description Name
       * @example Example Heating
       */
      name: string;
      /**
       * @description Domain of its site
       * @example example.com
       */
      domain: string | null;
      /** @description Industry */
      industry: string | null;
      /** @description Employees */
      employee_count: number | null;
      /** @description Ids of the sources that name it */
      sources: number[];
      /** @description Rules that detected it */
      found_by: string[];
      /** @description Null unless enriched */
      profile: components['schemas']['CompanyProfileResult'] | null;
    };
    ResearchEnded: {
      /**
       * Format: uuid
       * @description Identifies the run.
       */
      run_id: string;
      /** @description Credits that it cost. */
      credits_used: number;
    };
    /** @description An event of the stream: the lines `id`, `event` and `data` (JSON) of a Server-Sent Event. Kinds may be added: ignore those you do not know. No event follows `research.completed`, `research.cancelled`, `research.failed`. */
    ResearchEvent:
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The question */
            query: string;
            /**
             * @description Requested depth
             * @enum {string}
             */
            depth: 'standard' | 'deep' | 'comprehensive';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.resumed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description How often a worker claimed it */
            generation: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.started';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description Step of the run
             * @enum {string}
             */
            step:
              | 'query_expansion'
              | 'web_search'
              | 'content_extraction'
              | 'gap_analysis'
              | 'entity_detection'
              | 'entity_enrichment'
              | 'synthesis'
              | 'verification'
              | 'analysis';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'step.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description Step of the run
             * @enum {string}
             */
            step:
              | 'query_expansion'
              | 'web_search'
              | 'content_extraction'
              | 'gap_analysis'
              | 'entity_detection'
              | 'entity_enrichment'
              | 'synthesis'
              | 'verification'
              | 'analysis';
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'plan.created';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Title of the report */
            title: string;
            /** @description Aspects of the question */
            facets: {
              /** @description An aspect of the question */
              heading: string;
              /** @description Queries for it */
              queries: string[];
            }[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'search.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Queries */
            query: string;
            /** @description Where: `web`, `news` or `academic` */
            source_type: string;
            /** @description Pages found */
            found: number;
            /** @description Who answered */
            provider?: string;
            /** @description Why no provider answered */
            failure?: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'source.found';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The n of `[Source n]` */
            id: number;
            /** @description Its address */
            url: string;
            /** @description Its title */
            title: string;
            /** @description Its host or collection */
            domain: string;
            /** @description `web`, `news` or `academic` */
            source_type: string;
            /** @description Credibility, 0 to 1 */
            credibility: number;
            /** @description Round of gathering, from 1 */
            round: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'source.failed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Its URL; only that of its site while the run has no source */
            url: string;
            /** @description Why */
            reason: string;
            /** @description Original source, for `duplicate` */
            of?: number;
            /** @description Round of gathering, from 1 */
            round: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'gaps.found';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Round of gathering, from 1 */
            round: number;
            /** @description Their headings */
            open: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'entity.enriched';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /**
             * @description What it is
             * @enum {string}
             */
            kind: 'person' | 'company';
            /** @description Name */
            name: string;
            /** @description Provider of the profile */
            providers: string[];
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'report.written';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description `extractive`, or the model that wrote it */
            author: string;
            /** @description Sections */
            sections: number;
            /** @description Key findings */
            key_findings: number;
            /** @description Contradictions of sources */
            conflicts: number;
            /** @description Rejected sentences */
            rejected_sentences: number;
            /** @description 0 to 1 */
            confidence: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'warning';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Kind of warning */
            code?: string;
            /** @description What it is */
            message?: string;
            /** @description Step it happened in */
            step?: string;
            /** @description Capability that did not answer */
            capability?: string;
            /** @description Why */
            reason?: string;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.completed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Sources */
            sources: number;
            /** @description Of the report; null without one */
            confidence: number | null;
            /** @description Credits charged */
            credits_used: number;
            /** @description Whether it was cut short */
            budget_exhausted: boolean;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.cancelled';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description Searches that had found something */
            searches: number;
            /** @description Credits charged */
            credits_used: number;
          };
        }
      | {
          /** @description Send it as `Last-Event-ID` to continue after this event */
          id: number;
          /**
           * @description Kind
           * @enum {string}
           */
          event: 'research.failed';
          /** @description Payload */
          data: {
            /**
             * Format: uuid
             * @description The run
             */
            run_id: string;
            /** @description Counts from 1 without gaps */
            seq: number;
            /**
             * Format: date-time
             * @description When it happened
             */
            at: string;
            /** @description The error object of a failed call, with the slug in place of `type` */
            error: {
              [key: string]: unknown;
            };
          };
        };
    ResearchEvidenceResult: {
      /**
       * @description Author of the report: `extractive` or a model; null without a report
       * @example extractive
       */
      author: string | null;
      /** @description Every sentence of the report */
      sentences: components['schemas']['EvidenceSentenceResult'][];
      /** @description Every source */
      sources: components['schemas']['EvidenceSourceResult'][];
      /** @description What was looked for */
      facets: components['schemas']['EvidenceFacetResult'][];
      /**
       * @description Rejected sentences of the draft
       * @example 0
       */
      rejected_sentences: number;
      /** @description Every sentence of the draft that was checked */
      claims: components['schemas']['EvidenceClaimResult'][];
    };
    ResearchFailed: {
      /**
       * Format: uuid
       * @description Identifies the run.
       */
      run_id: string;
      /** @description Credits that it cost. */
      credits_used: number;
      /** @description Slug of the error, as in `/errors/<slug>`. */
      error: string;
    };
    ResearchMetadataResult: {
      /**
       * @description Depth applied
       * @enum {string}
       */
      depth_used: 'standard' | 'deep' | 'comprehensive';
      /**
       * @description Distinct pages that searches returned
       * @example 38
       */
      sources_searched: number;
      /**
       * @description Pages read with content
       * @example 14
       */
      sources_scraped: number;
      /**
       * @description Distinct sources cited
       * @example 9
       */
      sources_cited: number;
      /**
       * @description People and companies with a profile
       * @example 2
       */
      entities_enriched: number;
      /**
       * @description Rounds of gap analysis and refinement
       * @example 0
       */
      refinement_rounds: number;
      /**
       * @description How quoted answers were chosen: by words alone, or also by a sentence model that read them. Absent without a report
       * @enum {string}
       */
      answer_ranking?: 'words' | 'words_and_meaning';
      /**
       * @description Whether it was cut short by call or time limits
       * @example false
       */
      budget_exhausted: boolean;
      /**
       * @description Milliseconds from its start to the result
       * @example 41250
       */
      total_time_ms: number;
      /**
       * @description Completed steps, in order
       * @example [
       *       "query_expansion",
       *       "web_search",
       *       "content_extraction",
       *       "gap_analysis",
       *       "entity_detection",
       *       "entity_enrichment",
       *       "synthesis",
       *       "verification"
       *     ]
       */
      steps_completed: (
        | 'query_expansion'
        | 'web_search'
        | 'content_extraction'
        | 'gap_analysis'
        | 'entity_detection'
        | 'entity_enrichment'
        | 'synthesis'
        | 'verification'
        | 'analysis'
      )[];
    };
    ResearchParams: {
      /**
       * @description The research question or objective, in plain language; any language.
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description `standard`: one pass, up to 5 searches and 8 pages. `deep`: up to 15 and 20, with gap analysis and refinement. `comprehensive`: up to 30 and 40, refined until little more is gained. Case is ignored.
       * @default standard
       * @enum {string}
       */
      depth?: 'standard' | 'deep' | 'comprehensive';
      /**
       * @description Enrich detected people and companies with profile and firmographic data.
       * @default true
       */
      enrich_entities?: boolean;
      /**
       * @description Add charts computed from tables and figures of the sources.
       * @default false
       */
      include_analysis?: boolean;
      /**
       * @description False returns sources and entities only, without a report.
       * @default true
       */
      synthesis?: boolean;
      /**
       * @description Kinds of sources, comma-separated: `web`, `news`, `academic`; also accepted as an array.
       * @default web
       * @example web,academic
       */
      source_types?: string;
      /**
       * @description Maximum number of sources.
       * @default 15
       */
      max_sources?: number;
      /**
       * @description Only sources published in the past day, week or month; case is ignored.
       * @default any
       * @enum {string}
       */
      freshness?: 'any' | 'day' | 'week' | 'month';
      /**
       * @description Only documents of these collections of the local index, by name: no search provider is called. `handbook` is the documentation of this service, if the operator left it indexed.
       * @default []
       * @example [
       *       "handbook"
       *     ]
       */
      collections?: string[];
    };
    ResearchPersonResult: {
      /**
       * @description Name
       * @example Ada Example
       */
      name: string;
      /**
       * @description Role
       * @example Head of research
       */
      role: string | null;
      /**
       * @description Company or institution
       * @example Example Heating
       */
      company: string | null;
      /** @description Ids of the sources that name them */
      sources: number[];
      /** @description Rules that detected them */
      found_by: string[];
      /** @description Null unless enriched */
      profile: components['schemas']['PersonProfileResult'] | null;
    };
    ResearchResult: {
      /** @description Absent if `synthesis` is false */
      report?: components['schemas']['ReportResult'];
      /** @description In the order of their ids */
      sources: components['schemas']['ResearchSourceResult'][];
      /** @description People and companies that the sources name */
      entities: components['schemas']['EntitiesResult'];
      /** @description Present with `include_analysis` */
      analysis?: components['schemas']['AnalysisResult'];
      /** @description Counters of the run */
      metadata: components['schemas']['ResearchMetadataResult'];
    };
    ResearchRunListResult: {
      /** @description Newest first */
      runs: components['schemas']['ResearchRunSummaryResult'][];
      /** @description Send as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    ResearchRunResult: {
      /**
       * Format: uuid
       * @description Identifies the run
       */
      id: string;
      /**
       * @description State of the run
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /**
       * @description The question
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description Requested depth
       * @enum {string}
       */
      depth: 'standard' | 'deep' | 'comprehensive';
      /** @description As requested */
      enrich_entities: boolean;
      /**
       * @description As requested
       * @example false
       */
      include_analysis: boolean;
      /**
       * @description As requested
       * @example true
       */
      synthesis: boolean;
      /**
       * @description As requested, comma-separated
       * @example web
       */
      source_types: string;
      /**
       * @description As requested
       * @example 15
       */
      max_sources: number;
      /**
       * @description As requested
       * @example any
       * @enum {string}
       */
      freshness: 'any' | 'day' | 'week' | 'month';
      /**
       * @description As requested
       * @example []
       */
      collections: string[];
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/research/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Credits charged: the price once it is completed, less if it was cancelled, 0 before
       * @example 10
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null if it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker claimed it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
      /** @description Null until it is completed */
      result: components['schemas']['ResearchResult'] | null;
    };
    ResearchRunSummaryResult: {
      /**
       * Format: uuid
       * @description Identifies the run
       */
      id: string;
      /**
       * @description State of the run
       * @example completed
       * @enum {string}
       */
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
      /**
       * @description The question
       * @example How do heat pumps perform in cold climates?
       */
      query: string;
      /**
       * @description Requested depth
       * @enum {string}
       */
      depth: 'standard' | 'deep' | 'comprehensive';
      /** @description As requested */
      enrich_entities: boolean;
      /**
       * @description As requested
       * @example false
       */
      include_analysis: boolean;
      /**
       * @description As requested
       * @example true
       */
      synthesis: boolean;
      /**
       * @description As requested, comma-separated
       * @example web
       */
      source_types: string;
      /**
       * @description As requested
       * @example 15
       */
      max_sources: number;
      /**
       * @description As requested
       * @example any
       * @enum {string}
       */
      freshness: 'any' | 'day' | 'week' | 'month';
      /**
       * @description As requested
       * @example []
       */
      collections: string[];
      /**
       * @description Path of the live progress stream (Server-Sent Events)
       * @example /v1/research/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream
       */
      stream_url: string;
      /**
       * @description Credits charged: the price once it is completed, less if it was cancelled, 0 before
       * @example 10
       */
      credits_used: number;
      /** @description Why it failed (the error object of a failed call); null if it did not */
      failure: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker claimed it
       * @example 2026-11-20T09:30:00.000Z
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When it ended
       * @example 2026-11-20T09:30:41.000Z
       */
      finished_at: string | null;
    };
    ResearchSourceResult: {
      /** @description The n of `[Source n]` */
      id: number;
      /**
       * Format: uri
       * @description Its address
       * @example https://example.com/heat-pumps
       */
      url: string;
      /**
       * @description Its title
       * @example Heat pumps in cold climates
       */
      title: string;
      /**
       * @description Host without `www.`, or the name of an indexed collection
       * @example example.com
       */
      domain: string;
      /**
       * @description Text of the page itself, from the cited span if there is one
       * @example At -15 °C the heat pumps in the study reached a COP of 2.1.
       */
      snippet: string;
      /**
       * @description Kind of source
       * @enum {string}
       */
      source_type: 'web' | 'news' | 'academic';
      /** @description Publication date stated by the page (ISO 8601) */
      published_at: string | null;
      /**
       * @description Credibility, 0 to 1; reasons are in the evidence
       * @example 0.86
       */
      credibility: number;
    };
    ResearchStreamTokenResult: {
      /**
       * @description Opens the stream once: `…/stream?token=…`
       * @example q8Jx0dT5uVwYzA1bC2dE3f
       */
      token: string;
      /**
       * Format: date-time
       * @description Until then
       */
      expires_at: string;
    };
    RestoreBody: {
      /**
       * @description Object id from the list of commits
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string;
    };
    RestrictKeyBody: {
      /** @description What the key is for. */
      name?: string;
      /**
       * @description What the key may do from now on.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; null: never.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string | null;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests per minute; null: the service's default. */
      rate_limit_per_minute?: number | null;
      /** @description Total credits the key may spend, together with the keys of its spending group; null: what the account has. */
      credit_cap?: number | null;
    };
    RevokedKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /** @description Keys it created, directly or indirectly, that this request also revoked (`cascade=true`). */
      revoked_descendants: number;
      /** @description Keys it created, directly or indirectly, that still work. Repeat the request with `cascade=true` to revoke them. */
      active_descendants: number;
    };
    RotateKeyBody: {
      /**
       * @description Seconds for which the old key keeps working; 0: it stops immediately.
       * @default 0
       * @example 3600
       */
      overlap_seconds?: number;
    };
    RotateSecretBody: {
      /**
       * @description Seconds in which requests are signed with the previous secret too.
       * @default 86400
       */
      overlap_seconds?: number;
    };
    RotatedWebhookResult: {
      /**
       * Format: uuid
       * @description Identifies the webhook; used in paths.
       */
      id: string;
      /**
       * @description Where events are sent.
       * @example https://example.com/hooks/capstan
       */
      url: string;
      /**
       * @description What the webhook is for.
       * @example deploy bot
       */
      description: string;
      /**
       * @description Which events are sent.
       * @example [
       *       "build.*",
       *       "credits.low"
       *     ]
       */
      event_types: string[];
      /** @description Whether events are sent. */
      enabled: boolean;
      /**
       * @description Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).
       * @enum {string|null}
       */
      disabled_reason: 'owner' | 'gone' | 'failing' | 'no_admin_key' | null;
      /**
       * Format: date-time
       * @description When it was disabled.
       */
      disabled_at: string | null;
      /**
       * Format: date-time
       * @description The first failed attempt since the last success; null: the last attempt succeeded.
       */
      failing_since: string | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * @description Verifies the signatures of requests. It is shown this once; keep it now.
       * @example whsec_…
       */
      secret: string;
      /**
       * Format: date-time
       * @description Until then requests are signed with the previous secrets too.
       */
      previous_secrets_expire_at: string;
    };
    ScrapeParams: {
      /**
       * Format: uri
       * @description Absolute http or https URL of the page, without credentials; private and local addresses are rejected. Or the `index://` URL of an indexed document, as returned by `search`.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description Formats to return: `markdown` or `text` of the main content, its sanitized `html`, the `links` of the whole page, `metadata` (title, author, dates and so on). Others are null.
       * @default [
       *       "markdown",
       *       "metadata"
       *     ]
       * @example [
       *       "markdown",
       *       "links"
       *     ]
       */
      formats?: ('markdown' | 'text' | 'html' | 'links' | 'metadata')[];
      /**
       * @description `auto` fetches the page and opens a browser only if the page needs JavaScript or refuses the fetch. `fetch` never runs JavaScript and calls no vendor. `browser` always renders the page.
       * @default auto
       * @enum {string}
       */
      mode?: 'auto' | 'fetch' | 'browser';
      /**
       * @description Condition after the page has loaded in a browser: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000). With it, `auto` uses the browser directly.
       * @example #results .item
       */
      wait_for?: string;
      /**
       * @description Maximum size of the page in bytes, decompressed; a larger page fails and is free.
       * @default 10485760
       */
      max_bytes?: number;
      /**
       * @description Timeout of the whole call in milliseconds, including all providers.
       * @default 20000
       */
      timeout_ms?: number;
    };
    ScrapeResult: {
      /**
       * Format: uri
       * @description Requested URL.
       * @example https://example.com/
       */
      url: string;
      /**
       * Format: uri
       * @description URL after redirects.
       * @example https://example.com/
       */
      final_url: string;
      /**
       * @description HTTP status of the page.
       * @example 200
       */
      status_code: number;
      /**
       * @description Title of the content.
       * @example Example Domain
       */
      title: string | null;
      /**
       * @description Main content as Markdown (GFM tables, fenced code, absolute links).
       * @example # Example Domain
       *
       *     This domain is for use in documentation.
       */
      markdown: string | null;
      /** @description Main content as plain text. */
      text: string | null;
      /** @description Main content as HTML: no scripts, styles, forms or event handlers; absolute URLs. */
      html: string | null;
      /** @description Links of the whole page in order, each URL once, at most 1,000. */
      links: components['schemas']['PageLink'][] | null;
      /** @description Metadata that the page states. */
      metadata: components['schemas']['PageMetadata'] | null;
    };
    ScreenshotParams: {
      /**
       * Format: uri
       * @description Absolute http or https URL of the page, without credentials. Private and local addresses are rejected.
       * @example https://example.com/
       */
      url: string;
      /**
       * @description Capture the full page, scrolled through once, instead of the viewport. An image is at most 16,383 pixels high.
       * @default false
       */
      full_page?: boolean;
      /**
       * @description Width of the viewport in CSS pixels. Ignored if `device` is sent.
       * @default 1280
       */
      width?: number;
      /**
       * @description Height of the viewport in CSS pixels. Ignored if `device` is sent.
       * @default 800
       */
      height?: number;
      /**
       * @description Emulate this device: its viewport, pixel density, touch and user agent, in place of `width` and `height`.
       * @example iPhone 15
       * @enum {string}
       */
      device?:
        | 'Desktop Chrome HiDPI'
        | 'iPhone SE (3rd gen)'
        | 'iPhone 13'
        | 'iPhone 15'
        | 'iPhone 15 Pro Max'
        | 'iPhone 16'
        | 'iPad Mini'
        | 'iPad Pro 11'
        | 'Pixel 7'
        | 'Pixel 9'
        | 'Galaxy S24'
        | 'Galaxy Tab S9';
      /**
       * @description Image format. `jpeg` and `webp` are smaller, `png` is lossless.
       * @default png
       * @enum {string}
       */
      format?: 'png' | 'jpeg' | 'webp';
      /**
       * @description Condition after the page has loaded: a CSS selector that must become visible, or milliseconds (`1500`, at most 30,000).
       * @example #chart svg
       */
      wait_for?: string;
      /**
       * @description Request the dark color scheme, if the page has one.
       * @default false
       */
      dark?: boolean;
      /**
       * @description Return the image itself in `image_base64` (at most 5 MB) instead of a URL that expires.
       * @default false
       */
      inline?: boolean;
      /**
       * @description Timeout of the whole call in milliseconds, including all providers.
       * @default 30000
       */
      timeout_ms?: number;
    };
    ScreenshotResult: {
      /**
       * Format: uri
       * @description Requested URL.
       */
      url: string;
      /**
       * Format: uri
       * @description URL after redirects; null if a vendor does not report it.
       */
      final_url: string | null;
      /**
       * @description HTTP status of the page; null if a vendor does not report it.
       * @example 200
       */
      status_code: number | null;
      /**
       * Format: uri
       * @description Public URL of the image until `expires_at`, without a key: anyone with the URL can read it. Null with `inline`.
       */
      image_url: string | null;
      /**
       * Format: date-time
       * @description Expiry of `image_url`: ISO 8601 in UTC. Null with `inline`.
       */
      expires_at: string | null;
      /** @description The image in Base64 with `inline`; else null. */
      image_base64: string | null;
      /**
       * @description Image format.
       * @enum {string}
       */
      media_type: 'image/png' | 'image/jpeg' | 'image/webp';
      /**
       * @description Width of the image in device pixels.
       * @example 1280
       */
      width: number;
      /**
       * @description Height of the image in device pixels.
       * @example 800
       */
      height: number;
      /**
       * @description Size of the image in bytes.
       * @example 48213
       */
      bytes: number;
      /** @description Whether the page continues below the image although `full_page` was requested; null if a vendor does not report it. */
      is_cut: boolean | null;
    };
    SearchCitation: {
      /**
       * @description The n of `[Source n]`: the position of the result in `results`, from 1.
       * @example 1
       */
      source: number;
      /**
       * Format: uri
       * @description URL of the cited result.
       * @example https://www.postgresql.org/docs/current/explicit-locking.html
       */
      url: string;
      /**
       * @description Title of the cited result.
       * @example Explicit Locking
       */
      title: string;
    };
    SearchHit: {
      /**
       * Format: uri
       * @description http(s) URL, or `index://<collection>/<path>` for a document of an indexed folder, which `scrape` reads.
       * @example https://www.postgresql.org/docs/current/explicit-locking.html
       */
      url: string;
      /**
       * @description Title as plain text.
       * @example Explicit Locking
       */
      title: string;
      /**
       * @description Matching passage as plain text; paragraphs are lines; may be empty.
       * @example PostgreSQL provides various lock modes to control concurrent access to data in tables.
       */
      snippet: string;
      /**
       * @description Host without `www.`; for a document of an indexed folder the name of its collection.
       * @example postgresql.org
       */
      domain: string;
      /**
       * Format: date-time
       * @description Publication time (ISO 8601, UTC); null if the source does not state it.
       */
      published_at: string | null;
      /**
       * @description Relevance from 0 to 1 relative to the best result of this answer; null if the provider gives none. Results are in order of relevance either way.
       * @example 1
       */
      score: number | null;
      /**
       * @description Kind of source.
       * @enum {string}
       */
      source_type: 'web' | 'news' | 'academic';
    };
    SearchImagesParams: {
      /**
       * @description What the photos show, in a few words.
       * @example rye bread
       */
      query: string;
      /**
       * @description Shape of the photos.
       * @default any
       * @enum {string}
       */
      orientation?: 'any' | 'landscape' | 'portrait' | 'square';
      /**
       * @description Only photos that are at least as wide, in pixels.
       * @default 0
       */
      min_width?: number;
      /**
       * @description Maximum number of photos.
       * @default 10
       */
      max_results?: number;
      /**
       * @description Language of the query as an ISO 639-1 code, e.g. `de`, for the providers that ask for it.
       * @example en
       */
      language?: string;
    };
    SearchImagesResult: {
      /** @description Best first. */
      images: components['schemas']['FoundImage'][];
    };
    SearchParams: {
      /**
       * @description Words or a question, in any language.
       * @example PostgreSQL advisory locks
       */
      query: string;
      /**
       * @description `standard` returns results. `ai` also answers the query, each sentence followed by the `[Source n]` marker of its result: in the words of a language model if one is configured (`mode_used` `ai`), else in sentences quoted from the pages found (`ai_extractive`).
       * @default standard
       * @enum {string}
       */
      mode?: 'standard' | 'ai';
      /**
       * @description Kind of source to search.
       * @default web
       * @enum {string}
       */
      source_type?: 'web' | 'news' | 'academic';
      /**
       * @description Only results published in the past day, week or month; case is ignored.
       * @default any
       * @enum {string}
       */
      freshness?: 'any' | 'day' | 'week' | 'month';
      /**
       * @description Maximum number of results.
       * @default 10
       */
      max_results?: number;
      /**
       * @description Only results from these domains and their subdomains, e.g. `postgresql.org`.
       * @default []
       */
      include_domains?: string[];
      /**
       * @description No results from these domains and their subdomains.
       * @default []
       */
      exclude_domains?: string[];
      /**
       * @description Only documents of these collections of the local index, by name; no search provider is called. `source_type` applies to them too. `handbook` is the documentation of this service if the operator has indexed it.
       * @default []
       * @example [
       *       "handbook"
       *     ]
       */
      collections?: string[];
      /**
       * @description Language of the results as an ISO 639-1 code, e.g. `de`, if the provider supports it; default: any language.
       * @example en
       */
      language?: string;
    };
    SearchResult: {
      /** @description Best first. */
      results: components['schemas']['SearchHit'][];
      /**
       * @description Mode `ai`: the answer, each sentence followed by `[Source n]`; null in mode `standard` and if no source matches the query.
       * @example Advisory locks are held until released or the session ends. [Source 1]
       */
      answer: string | null;
      /** @description The results the answer cites, in order of first use; empty without an answer. */
      citations: components['schemas']['SearchCitation'][];
      /**
       * @description How the local index ranked the results: by words alone, or also by the vectors of an embedding model. Absent from other providers.
       * @enum {string}
       */
      ranking?: 'words' | 'words_and_vectors';
      /**
       * @description How the quotations of `answer` were chosen: by words alone, or also by a sentence model that read them. Present with `mode_used` `ai_extractive`.
       * @enum {string}
       */
      answer_ranking?: 'words' | 'words_and_meaning';
    };
    SendMessageParams: {
      /**
       * @description How the message is sent. `inbox` (the inbox of your account) and `webhook` work everywhere; the others need a provider that the operator configured.
       * @enum {string}
       */
      channel: 'email' | 'sms' | 'chat' | 'push' | 'webhook' | 'inbox';
      /**
       * @description One recipient: an e-mail address; a phone number such as +4915112345678; for chat and push a service and a place there, such as `slack:C0123`, `telegram:@name`, `discord` or `ntfy:topic`; for webhook a URL. Omitted for inbox.
       * @example ada@example.com
       */
      to?: string;
      /**
       * @description Subject or title; required for email. May use fields of `data` if there is a `template`.
       * @example Your report is ready
       */
      subject?: string;
      /**
       * @description Body as plain text.
       * @example The report of today has three new findings.
       */
      text?: string;
      /** @description Body as Markdown. E-mail is sent with an HTML part made from it. */
      markdown?: string;
      /** @description Body as HTML, sent as it is. `text` may be its plain part. */
      html?: string;
      /**
       * @description Body as a Mustache template in Markdown, filled with `data`. A field that is not in `data` is an error.
       * @example Hello {{name}}, your order {{order.id}} is on its way.
       */
      template?: string;
      /**
       * @description Fields of the template.
       * @example {
       *       "name": "Ada"
       *     }
       */
      data?: {
        [key: string]: unknown;
      };
      /**
       * @description Files of an e-mail: artifacts of this service, or small files in base64.
       * @default []
       */
      attachments?: components['schemas']['AttachmentParams'][];
      /**
       * @description E-mail address for answers.
       * @example support@example.com
       */
      reply_to?: string;
      /**
       * @description Whether the e-mail is one of many alike; it then gets headers to unsubscribe with one click (RFC 8058).
       * @default false
       */
      bulk?: boolean;
      /** @description https address that unsubscribes the recipient by POST; required for bulk messages. */
      unsubscribe_url?: string;
      /**
       * Format: date-time
       * @description When to send the message, at most 30 days ahead; default: now.
       */
      send_at?: string;
      /**
       * @description Checks the message and shows what would be sent. Nothing is sent; free.
       * @default false
       */
      dry_run?: boolean;
      /**
       * @description Only this provider, instead of all that the channel has.
       * @example resend
       */
      provider?: string;
    };
    SiteDocumentResult: {
      /**
       * Format: uuid
       * @description The site
       */
      site_id: string;
      /**
       * @description The commit of the document, also as `ETag`; send it with a patch
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      commit: string;
      /**
       * @description The document, as described by `/schemas/site-document.json`
       * @example {
       *       "version": 1,
       *       "language": "en"
       *     }
       */
      document: {
        [key: string]: unknown;
      };
    };
    SiteImageCreditResult: {
      /**
       * @description What the page shows
       * @example Mira Holt / Pexels
       */
      text: string;
      /** @description Page that the text links to */
      url: string | null;
    };
    SiteImageListResult: {
      /** @description The images that the pages show */
      images: components['schemas']['SiteImageResult'][];
      /** @description The places for images */
      slots: components['schemas']['SiteImageSlotResult'][];
    };
    SiteImageResult: {
      /**
       * @description File in `images/`
       * @example 9f2c4b7e1a3d5f60.webp
       */
      name: string;
      /** @description What it shows */
      alt: string;
      /** @description Pixels */
      width: number;
      /** @description Pixels */
      height: number;
      /** @description What the pages show below it; null if it was added without a credit */
      credit: components['schemas']['SiteImageCreditResult'] | null;
    };
    SiteImageSlotResult: {
      /**
       * @description `gallery`, `hero`, or the id of an item or a person
       * @example hero
       */
      slot: string;
      /** @description Name of the item or person */
      title: string | null;
      /**
       * @description How many images it shows
       * @enum {string}
       */
      holds: 'one' | 'many';
      /** @description File names of the images that it shows */
      images: string[];
    };
    SiteListResult: {
      /** @description Newest first */
      sites: components['schemas']['SiteResult'][];
      /** @description Send as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    SiteMemberListResult: {
      /** @description By address; at most 1,000 */
      members: components['schemas']['SiteMemberResult'][];
    };
    SiteMemberResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /**
       * @description E-mail address, in lower case
       * @example ada@example.com
       */
      email: string;
      /**
       * Format: date-time
       * @description When the owner added the member
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When the member last signed in; null: never
       */
      signed_in_at: string | null;
    };
    SiteOwnerResult: {
      /**
       * Format: date-time
       * @description When the link of the owner's page was made; null without one
       */
      link_created_at: string | null;
      /**
       * @description E-mail address to which each entry is announced; null: none
       * @example ada@example.com
       */
      notify_email: string | null;
      /** @description Whether visitors who leave an e-mail address get a confirmation of their entry */
      confirms_entries: boolean;
      /** @description Whether the service can send e-mail; without it, neither of these is sent */
      is_email_available: boolean;
    };
    SiteResult: {
      /**
       * Format: uuid
       * @description Send it with a build to work on this site
       */
      site_id: string;
      /**
       * Format: uuid
       * @description The company it belongs to
       */
      company_id: string;
      /**
       * @description Its name
       * @example Krume & Korn
       */
      name: string;
      /**
       * Format: uri
       * @description Preview URL; present once visitors can see something
       */
      preview_url?: string;
      /**
       * Format: uri
       * @description Picture of the home page as visitors see it (JPEG, 1280 × 800 pixels), without a key; absent without `preview_url`, and if the service has no browser
       * @example http://127.0.0.1:3000/p/x7Qp2mVt9c/_picture.jpg
       */
      picture_url?: string;
      /**
       * @description The commit that visitors see; null if there is none
       * @example 9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345
       */
      shown_commit: string | null;
      /** @description Pages of the newest checked commit that visitors do not see; with `index.html` among them they see the commit before */
      withheld: components['schemas']['WithheldPageResult'][];
      /**
       * @description Requests that no build has fulfilled yet
       * @example [
       *       "A page in French"
       *     ]
       */
      open_points: string[];
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
    };
    SmtpCheck: {
      /**
       * @description Whether the server could be reached.
       * @example true
       */
      connected: boolean | null;
      /**
       * @description Whether it accepts mail for the address.
       * @example true
       */
      accepts: boolean | null;
      /**
       * @description Whether the mailbox is full.
       * @example false
       */
      full: boolean | null;
      /**
       * @description Whether the mailbox is disabled.
       * @example false
       */
      disabled: boolean | null;
    };
    TranscribeParams: {
      /**
       * @description Public http or https address of an audio or video file, at most 200 MB. Send exactly one of `url`, `audio_base64` and `file`.
       * @example https://example.com/interview.mp3
       */
      url?: string;
      /** @description The audio itself in base64, for short recordings: the whole request may have 1 MiB. */
      audio_base64?: string;
      /** @description Id of an uploaded file; a multipart request uploads it in its field `file` (at most 200 MB). */
      file?: string;
      /**
       * @description Language of the speech, ISO 639-1. If omitted, it is detected.
       * @example en
       */
      language?: string;
      /**
       * @description Name the speaker of each segment. Only providers that can do so are called.
       * @default false
       */
      diarize?: boolean;
      /**
       * @description `segment`: times of segments. `word`: also of every word; only providers that can do so are called.
       * @default segment
       * @enum {string}
       */
      timestamps?: 'segment' | 'word';
      /**
       * @description What `formatted` holds: null for `json`, else the transcript as plain text, SubRip or WebVTT.
       * @default json
       * @enum {string}
       */
      format?: 'json' | 'text' | 'srt' | 'vtt';
      /**
       * @description Names and terms that are likely to occur, as they are spelled.
       * @default []
       * @example [
       *       "Capstan"
       *     ]
       */
      vocabulary?: string[];
    };
    TranscribeResult: {
      /** @description The whole transcript; empty if the audio has no speech */
      text: string;
      /**
       * @description Language, ISO 639-1; null when it is not known
       * @example en
       */
      language: string | null;
      /**
       * @description Length of the audio; null when it is not known
       * @example 312.5
       */
      duration_seconds: number | null;
      /** @description In the order of time; empty where the provider gives none */
      segments: components['schemas']['TranscriptSegment'][];
      /** @description Every word, with `timestamps: "word"`; empty otherwise */
      words: components['schemas']['TranscriptWord'][];
      /** @description The transcript as `format` asks; null for `json` */
      formatted: string | null;
    };
    TranscriptSegment: {
      /**
       * @description Seconds from the beginning
       * @example 0
       */
      start: number;
      /**
       * @description Seconds from the beginning
       * @example 4.2
       */
      end: number;
      /**
       * @description What is said
       * @example Good morning, and welcome.
       */
      text: string;
      /**
       * @description Who speaks; null unless asked for
       * @example A
       */
      speaker: string | null;
    };
    TranscriptWord: {
      /**
       * @description Seconds from the beginning
       * @example 0.1
       */
      start: number;
      /**
       * @description Seconds from the beginning
       * @example 0.4
       */
      end: number;
      /**
       * @description The word
       * @example Good
       */
      word: string;
    };
    UpdateWebhookBody: {
      /**
       * Format: uri
       * @description Where events are sent with POST: an http or https URL of a public host, without credentials.
       * @example https://example.com/hooks/capstan
       */
      url?: string;
      /**
       * @description Event types (`build.completed`), all of a subject (`build.*`), or all of the account (`*`). `provider.opened` requires a key with the scope `admin`.
       * @example [
       *       "build.*",
       *       "credits.low"
       *     ]
       */
      event_types?: string[];
      /**
       * @description What the webhook is for; shown in lists.
       * @example deploy bot
       */
      description?: string;
      /** @description False: nothing more is sent, and events that happen are not kept for it. True: what was waiting is attempted again. */
      enabled?: boolean;
    };
    UsageLineResult: {
      /**
       * Format: date
       * @description UTC day
       */
      date: string;
      /**
       * @description Capability
       * @example search
       */
      capability: string;
      /**
       * @description Calls
       * @example 40
       */
      calls: number;
      /**
       * @description Successful calls
       * @example 39
       */
      succeeded: number;
      /**
       * @description Credits charged
       * @example 39
       */
      credits: number;
    };
    UsageResult: {
      /**
       * Format: date-time
       * @description First moment
       * @example 2026-10-21T00:00:00.000Z
       */
      from: string;
      /**
       * Format: date-time
       * @description End, exclusive
       * @example 2026-11-20T00:00:00.000Z
       */
      to: string;
      /**
       * @description Calls in the period
       * @example 40
       */
      calls: number;
      /**
       * @description Credits charged in the period
       * @example 39
       */
      credits: number;
      /** @description By day and capability, newest day first */
      lines: components['schemas']['UsageLineResult'][];
      /** @description By key, the most expensive first */
      by_key: components['schemas']['KeyUsageResult'][];
    };
    VerifyEmailParams: {
      /**
       * @description The address to check, as it was entered. An address with invalid syntax has the status `invalid` and is not an error.
       * @example ada@acme.com
       */
      email: string;
    };
    VerifyEmailResult: {
      /**
       * @description The address with its domain in lower case and punycode; unchanged if it is invalid.
       * @example ada@acme.com
       */
      email: string;
      /**
       * @description `valid`: its server accepts mail for it. `invalid`: mail cannot be delivered. `catch_all`: its server accepts mail for any name. `disposable`: a throwaway domain. `role`: a role, not a person. `risky`: mail may bounce or harm the sender. `unknown`: no source could decide; free.
       * @example valid
       * @enum {string}
       */
      status: 'valid' | 'invalid' | 'risky' | 'catch_all' | 'disposable' | 'role' | 'unknown';
      /**
       * @description Reason of the status; `mailbox_not_asked`: the domain accepts mail, and no source checked the mailbox.
       * @example mailbox_exists
       * @enum {string}
       */
      reason:
        | 'mailbox_exists'
        | 'mailbox_not_found'
        | 'mailbox_not_asked'
        | 'mailbox_full'
        | 'mailbox_disabled'
        | 'syntax'
        | 'domain_not_public'
        | 'domain_not_found'
        | 'no_mail_server'
        | 'null_mx'
        | 'accepts_all'
        | 'disposable_domain'
        | 'role_address'
        | 'spam_trap'
        | 'low_quality'
        | 'server_unreachable'
        | 'server_unclear';
      /**
       * @description Quality of the address, 0 to 100, if the source rates it.
       * @example 97
       */
      score: number | null;
      /**
       * @description Likely intended address if the domain looks mistyped.
       * @example null
       */
      did_you_mean: string | null;
      /**
       * @description Whether the domain belongs to a provider of free mailboxes; false: not listed.
       * @example false
       */
      is_free: boolean;
      /**
       * @description Whether it names a role (`info@`, `sales@`), not a person.
       * @example false
       */
      is_role: boolean;
      /**
       * @description Whether the domain is for disposable mailboxes; false: not listed.
       * @example false
       */
      is_disposable: boolean;
      /**
       * @description Hosts that accept mail for the domain, best first; null if not checked.
       * @example [
       *       "mx1.acme.com"
       *     ]
       */
      mx: string[] | null;
      /** @description The response of the mail server; null if it was not contacted. */
      smtp: components['schemas']['SmtpCheck'] | null;
    };
    WebhookAttemptResult: {
      /**
       * Format: date-time
       * @description When the request was sent.
       */
      at: string;
      /** @description Where it was sent. */
      url: string;
      /** @description Whether the endpoint answered with a status of 200 to 299. */
      succeeded: boolean;
      /** @description Milliseconds until the answer was complete. */
      duration_ms: number;
      /** @description The answer; null: there was no complete one. */
      response: components['schemas']['WebhookResponseResult'] | null;
      /** @description Why the attempt failed. */
      error: string | null;
    };
    WebhookDeliveryDetailResult: {
      /**
       * Format: uuid
       * @description Identifies the delivery.
       */
      id: string;
      /**
       * Format: uuid
       * @description Identifies the event: the header `webhook-id`. A resend has the same one.
       */
      event_id: string;
      /**
       * @description What happened.
       * @example build.completed
       */
      event_type: string;
      /**
       * @description `pending`: waits for an attempt. `failed`: the last retry failed.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'failed';
      /**
       * @description Attempts so far.
       * @example 1
       */
      attempts: number;
      /**
       * Format: date-time
       * @description When it was queued.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When the next attempt is due; earlier deliveries of the webhook go first.
       */
      next_attempt_at: string | null;
      /**
       * Format: date-time
       * @description When it was delivered or its last retry failed.
       */
      ended_at: string | null;
      /**
       * Format: uuid
       * @description The delivery that this one repeats.
       */
      resend_of: string | null;
      /** @description What is sent. */
      request: components['schemas']['WebhookRequestResult'];
      /** @description Oldest first. */
      attempt_log: components['schemas']['WebhookAttemptResult'][];
    };
    WebhookDeliveryListResult: {
      /** @description Newest first. */
      deliveries: components['schemas']['WebhookDeliveryResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: string | null;
    };
    WebhookDeliveryResult: {
      /**
       * Format: uuid
       * @description Identifies the delivery.
       */
      id: string;
      /**
       * Format: uuid
       * @description Identifies the event: the header `webhook-id`. A resend has the same one.
       */
      event_id: string;
      /**
       * @description What happened.
       * @example build.completed
       */
      event_type: string;
      /**
       * @description `pending`: waits for an attempt. `failed`: the last retry failed.
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'failed';
      /**
       * @description Attempts so far.
       * @example 1
       */
      attempts: number;
      /**
       * Format: date-time
       * @description When it was queued.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When the next attempt is due; earlier deliveries of the webhook go first.
       */
      next_attempt_at: string | null;
      /**
       * Format: date-time
       * @description When it was delivered or its last retry failed.
       */
      ended_at: string | null;
      /**
       * Format: uuid
       * @description The delivery that this one repeats.
       */
      resend_of: string | null;
    };
    WebhookDisabled: {
      /**
       * Format: uuid
       * @description Identifies the webhook.
       */
      webhook_id: string;
      /**
       * @description `gone`: it answered 410. `failing`: all attempts failed for days. `no_admin_key`: it receives events for operators, and the last key of the account with the scope `admin` was revoked.
       * @enum {string}
       */
      reason: 'gone' | 'failing' | 'no_admin_key';
    };
    WebhookListResult: {
      /** @description Newest first. */
      webhooks: components['schemas']['WebhookResult'][];
      /** @description Pass as `after` for the next page; null at the end */
      next_after: string | null;
    };
    WebhookRequestResult: {
      /**
       * @description Body, shortened.
       * @example {"id":"…","type":"build.completed"}
       */
      body: string;
    };
    WebhookResponseResult: {
      /**
       * @description HTTP status.
       * @example 200
       */
      status: number;
      /**
       * @description Body, shortened.
       * @example ok
       */
      body: string;
    };
    WebhookResult: {
      /**
       * Format: uuid
       * @description Identifies the webhook; used in paths.
       */
      id: string;
      /**
       * @description Where events are sent.
       * @example https://example.com/hooks/capstan
       */
      url: string;
      /**
       * @description What the webhook is for.
       * @example deploy bot
       */
      description: string;
      /**
       * @description Which events are sent.
       * @example [
       *       "build.*",
       *       "credits.low"
       *     ]
       */
      event_types: string[];
      /** @description Whether events are sent. */
      enabled: boolean;
      /**
       * @description Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).
       * @enum {string|null}
       */
      disabled_reason: 'owner' | 'gone' | 'failing' | 'no_admin_key' | null;
      /**
       * Format: date-time
       * @description When it was disabled.
       */
      disabled_at: string | null;
      /**
       * Format: date-time
       * @description The first failed attempt since the last success; null: the last attempt succeeded.
       */
      failing_since: string | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
    };
    WebhookTest: {
      /**
       * Format: uuid
       * @description Identifies the webhook.
       */
      webhook_id: string;
    };
    WithheldPageResult: {
      /**
       * @description Path of the page
       * @example menu.html
       */
      page: string;
      /** @description Why */
      findings: components['schemas']['GateFindingResult'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
