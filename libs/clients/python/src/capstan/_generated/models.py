# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

from __future__ import annotations

from typing import Any, Literal

from capstan._model import Model
from pydantic import Field


class AcceptedWorkResult(Model):
    id: str
    """
    Identifies the work; `Location` is where it is told of
    """
    status: str
    """
    State of the work
    """


class AnalysisResult(Model):
    charts: list[ChartResult]
    """
    Empty when no source states numbers that can be compared
    """


class AttemptResult(Model):
    provider: str
    """
    Provider
    """
    outcome: (
        Literal[
            "ok",
            "empty",
            "rate_limited",
            "quota_exhausted",
            "misconfigured",
            "blocked",
            "invalid_input",
            "upstream_error",
            "timeout",
            "cancelled",
        ]
        | str
    )
    """
    How the attempt ended
    """
    duration_ms: int
    """
    Milliseconds
    """


class BuildCommitListResult(Model):
    commits: list[BuildCommitResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class BuildCommitResult(Model):
    commit: str
    """
    Object id
    """
    message: str
    """
    What was done
    """
    at: str
    """
    When
    """
    is_preview: bool
    """
    Whether visitors of the preview see this one
    """
    withheld: list[str] | None
    """
    Paths of its pages that did not pass the checks; null when it was not checked
    """


class BuildCreatedResult(Model):
    execution_id: str
    """
    Identifies the build
    """
    company_id: str
    """
    The company it builds
    """
    site_id: str
    """
    The site of the company it works on; send it with a later build to go on with it
    """
    is_new_site: bool
    """
    Whether the site began with this build
    """
    status: Literal["running"] | str
    """
    Always `running`
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events), relative to the base URL
    """


class BuildFileListResult(Model):
    commit: str | None
    """
    The commit they are of; null before visitors can see anything
    """
    withheld: list[WithheldPageResult]
    """
    Pages of that commit that visitors do not see; without `commit` in the query they are not listed
    """
    files: list[BuildFileResult]
    """
    By path
    """


class BuildFileResult(Model):
    path: str
    """
    Path, `/`-separated
    """
    size_bytes: int
    """
    Bytes
    """


class BuildListResult(Model):
    builds: list[BuildResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class BuildMessageAcceptedResult(Model):
    status: Literal["accepted"] | str
    """
    The instruction is stored
    """
    execution_id: str
    """
    The build
    """


class BuildRestoredResult(Model):
    commit: str
    """
    The new commit, whose files are those of the one restored
    """
    shown_commit: str | None
    """
    The commit that visitors see now: the new one, unless the restored one never passed the checks; null when there is none
    """
    withheld: list[WithheldPageResult]
    """
    Pages of the new commit that visitors do not see
    """


class BuildResult(Model):
    execution_id: str
    """
    Identifies the build
    """
    company_id: str
    """
    The company it builds
    """
    site_id: str
    """
    The site of the company it works on; send it with a later build to go on with it
    """
    is_new_site: bool
    """
    Whether the site began with this build
    """
    status: Literal["running", "completed", "failed", "stopped"] | str
    """
    State of the build
    """
    phase: Literal["queued", "planning", "building", "verifying", "publishing"] | str
    """
    What it is at, or was when it ended
    """
    builder: str | None
    """
    `deterministic`, or the language model that builds
    """
    stream_url: str
    """
    Path of the live progress stream
    """
    preview_url: str | None = None
    """
    Live preview; present once visitors can see something of this build
    """
    shown_commit: str | None
    """
    The last commit of this build that visitors were shown; null before there is any
    """
    withheld: list[WithheldPageResult]
    """
    Pages of the newest commit that did not pass the checks, so that visitors do not see them; with `index.html` among them they see nothing of that commit
    """
    failure: str | None = None
    """
    Why it failed; present when it did
    """
    prompt: str
    """
    The prompt it was made with
    """
    created_at: str
    """
    When it was asked for
    """
    finished_at: str | None
    """
    When it ended
    """


class BuildStoppedResult(Model):
    message: str
    """
    Confirmation
    """


class BuildStreamTokenResult(Model):
    token: str
    """
    Opens the stream once: `…/stream?token=…`
    """
    expires_at: str
    """
    Until then
    """


class CapabilityListResult(Model):
    capabilities: list[CapabilityResult]
    """
    Capabilities of this deployment
    """


class CapabilityProviderResult(Model):
    name: str
    """
    Name in providers_tried
    """
    title: str
    """
    Title
    """
    configured: bool
    """
    Whether this deployment has what it needs
    """


class CapabilityResult(Model):
    name: str
    """
    `capability` in /v1/agent
    """
    title: str
    """
    Title
    """
    summary: str
    """
    What it does, in a sentence
    """
    path: str
    """
    Its own route
    """
    credits: dict[str, Any]
    """
    Credits a successful call costs, by mode; `default` where there are none
    """
    available: bool
    """
    Whether any provider is configured
    """
    providers: list[CapabilityProviderResult]
    """
    In waterfall order
    """


class ChartMarkResult(Model):
    label: str
    """
    What it is of
    """
    value: float
    """
    The number
    """
    source: int
    """
    Id of the source
    """
    quote: str
    """
    Cell or sentence it stands in, verbatim
    """


class ChartResult(Model):
    title: str
    """
    Title
    """
    kind: Literal["trend", "comparison", "distribution"] | str
    """
    Kind
    """
    unit: str | None
    """
    Unit of the numbers
    """
    marks: list[ChartMarkResult]
    """
    The numbers
    """
    statistics: dict[str, Any]
    """
    Computed from the marks
    """
    vega_lite: dict[str, Any]
    """
    Vega-Lite specification, data inline
    """
    svg: str
    """
    The same as an SVG document
    """


class CitationResult(Model):
    source: int
    """
    Id of the source
    """
    url: str
    """
    Its address
    """
    start: int
    """
    First UTF-16 code unit of the span in the text of the source
    """
    end: int
    """
    End of the span, exclusive
    """
    quote: str
    """
    The span, verbatim
    """
    sha256: str
    """
    SHA-256 of the quote as UTF-8, hex
    """
    support: float
    """
    How much of the sentence it bears out; 1: it is the sentence
    """


class CompanyDataResult(Model):
    collections: list[DataCollectionResult]
    """
    What the site collects
    """


class CompanyListResult(Model):
    companies: list[CompanyResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class CompanyProfileResult(Model):
    providers: list[str]
    """
    Whose data it is
    """
    description: str | None
    """
    In a sentence
    """
    legal_name: str | None
    """
    Legal name
    """
    lei: str | None
    """
    Legal Entity Identifier (ISO 17442)
    """
    founded_year: int | None
    """
    Year of founding
    """
    country: str | None
    """
    Country
    """
    headquarters: str | None
    """
    Seat
    """
    website: str | None
    """
    Own site
    """
    wikidata_id: str | None
    """
    Item of Wikidata
    """


class CompanyResult(Model):
    company_id: str
    """
    Send it with a build
    """
    name: str
    """
    Its name
    """
    is_default: bool
    """
    Builds that name no company go to this one
    """
    preview_url: str | None = None
    """
    Its newest site; present once visitors can see something of it
    """
    sites: list[SiteResult]
    """
    Its sites, newest first
    """
    open_points: list[str]
    """
    Wishes that no build has met yet, of all its sites
    """
    created_at: str
    """
    When it was made
    """


class CompanySocials(Model):
    linkedin_url: str | None
    """
    Page at LinkedIn.
    """
    x_url: str | None
    """
    Account at X (Twitter).
    """
    github_url: str | None
    """
    Organisation at GitHub.
    """
    facebook_url: str | None
    """
    Page at Facebook.
    """
    crunchbase_url: str | None
    """
    Page at Crunchbase.
    """


class CompanySource(Model):
    provider: str
    """
    Name of the provider.
    """
    url: str | None
    """
    Page or record that states it; null for vendors without public pages.
    """
    fields: list[str]
    """
    Fields of this result that are its words.
    """


class CredibilityResult(Model):
    score: float
    """
    0 to 1
    """
    reasons: list[str]
    """
    Signals that decided it
    """


class CreditsResult(Model):
    balance: int
    """
    Credits that can be spent now
    """
    held: int
    """
    Credits set aside for calls under way
    """
    overage_limit: int
    """
    How far below zero the balance may go; 0: not at all
    """
    entries: list[LedgerEntryResult]
    """
    Latest entries of the ledger
    """
    next_after: int | None
    """
    Pass as `after` for the next page; null at the end
    """


class DataCollectionResult(Model):
    name: str
    """
    Name of the collection
    """
    title: str
    """
    What visitors see, in the language of the site
    """
    is_current: bool
    """
    Whether the site still collects it; entries of one that it no longer has are kept
    """
    access: Literal["submit", "list", "edit", "private"] | None
    """
    What visitors may do with entries; null when the site does not have it any more
    """
    fields: list[DataFieldResult]
    """
    Its fields, as the site has them now
    """
    entry_count: int
    """
    How many entries there are
    """
    last_entry_at: str | None
    """
    When the latest one came; null without entries
    """


class DataEntryListResult(Model):
    entries: list[DataEntryResult]
    """
    Entries, newest first
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null at the end
    """


class DataEntryResult(Model):
    id: str
    """
    Identifier
    """
    values: dict[str, Any]
    """
    What the visitor sent, by field name
    """
    code: str | None
    """
    Referral code that the visitor got; null where there is none
    """
    referred_by: str | None
    """
    The entry whose referral code it was sent with
    """
    created_at: str
    """
    When it came
    """
    updated_at: str
    """
    When it was changed last
    """


class DataFieldResult(Model):
    name: str
    """
    Name under which entries hold its value
    """
    label: str
    """
    What visitors see, in the language of the site
    """
    type: (
        Literal[
            "text",
            "long_text",
            "email",
            "phone",
            "number",
            "date",
            "time",
            "slot",
            "choice",
            "choices",
            "checkbox",
            "url",
            "items",
        ]
        | str
    )
    """
    What kind of value it takes
    """
    is_required: bool
    """
    Whether visitors have to fill it in
    """


class DeletedEntryResult(Model):
    id: str
    """
    The entry that is gone
    """


class EmailCandidate(Model):
    email: str
    """
    An address made of the name; nobody says that it exists.
    """
    pattern: str
    """
    How it was made.
    """
    confidence: int
    """
    How likely it is, 0 to 100: higher only for the pattern that others have at this domain.
    """


class EmailSource(Model):
    provider: str
    """
    Name of the provider.
    """
    url: str | None
    """
    Page on which the address stands; null when the provider names none.
    """


class EmailsResult(Model):
    email: str | None
    """
    The address that was found for this person; null when none was. Never a guess.
    """
    confidence: int
    """
    How sure it is that the address is of this person and works, 0 to 100; 0 without one.
    """
    status: Literal["valid", "published", "catch_all", "risky", "unknown"] | None
    """
    `valid`: a provider asked its server. `published`: it stands on a page of the company, unasked. `catch_all`: its server takes any name. `risky`, `unknown`: as the provider says. Null without an address.
    """
    pattern: str | None
    """
    How addresses at this domain are made of `{first}`, `{last}`, `{f}` and `{l}`: of the address found, else of others on the site; null when unknown.
    """
    sources: list[EmailSource]
    """
    Who has the address.
    """
    candidates: list[EmailCandidate]
    """
    Guesses, best first, when no address was found: check them with `verify_email`. They cost nothing.
    """


class EnrichCompanyResult(Model):
    name: str | None
    """
    Name as people use it.
    """
    legal_name: str | None
    """
    Name in the register.
    """
    domain: str | None
    """
    Domain of its web site, without `www.`.
    """
    description: str | None
    """
    What it does, in a sentence or a few.
    """
    industry: str | None
    """
    Industry, in the words of the source.
    """
    employee_count: int | None
    """
    Number of employees, never an estimate of ours.
    """
    employee_count_year: int | None
    """
    Year for which `employee_count` is stated; null when the source gives none.
    """
    founded_year: int | None
    """
    Year it was founded.
    """
    headquarters: str | None
    """
    City of its seat, in the words of the source.
    """
    country: str | None
    """
    Country of its seat as ISO 3166 code.
    """
    chief_executive: str | None
    """
    Who leads it (chief executive).
    """
    ticker: str | None
    """
    Symbol of its shares at an exchange.
    """
    lei: str | None
    """
    Legal Entity Identifier (ISO 17442).
    """
    registration_number: str | None
    """
    Number in the register of its country.
    """
    wikidata_id: str | None
    """
    Item at Wikidata.
    """
    logo_url: str | None
    """
    Address of its logo.
    """
    emails: list[str]
    """
    Addresses it gives for contact.
    """
    phones: list[str]
    """
    Telephone numbers it gives for contact.
    """
    socials: CompanySocials
    """
    Its pages at other places.
    """
    sources: list[CompanySource]
    """
    Where each field comes from, most trusted first.
    """
    confidence: float
    """
    How sure it is that this is the company asked for, 0 to 1: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; sources that agree raise it.
    """


class EnrichPersonResult(Model):
    full_name: str | None
    """
    Full name.
    """
    first_name: str | None
    """
    Given names.
    """
    last_name: str | None
    """
    Family name.
    """
    headline: str | None
    """
    Who it is, in a few words.
    """
    title: str | None
    """
    Role at `company`.
    """
    company: PersonEmployer | None
    """
    Where the person works.
    """
    location: str | None
    """
    Where the person lives, in the words of the source.
    """
    emails: list[PersonEmail]
    """
    Addresses for mail that sources give.
    """
    phones: list[str]
    """
    Telephone numbers that sources give.
    """
    orcid: str | None
    """
    ORCID identifier.
    """
    wikidata_id: str | None
    """
    Item at Wikidata.
    """
    socials: PersonSocials
    """
    Pages of the person.
    """
    photo_url: str | None
    """
    Address of a picture.
    """
    bio: str | None
    """
    What the person or an encyclopaedia says of them.
    """
    employment: list[PersonPosition]
    """
    Where the person works and worked, latest first.
    """
    education: list[PersonPosition]
    """
    Where the person studied, latest first.
    """
    sources: list[PersonSource]
    """
    Where each field comes from, surest first.
    """
    confidence: float
    """
    How sure it is that this is the person asked for, 0 to 1: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or what the vendor says; sources that agree raise it.
    """


class EntitiesResult(Model):
    people: list[ResearchPersonResult]
    """
    Most often named first
    """
    companies: list[ResearchCompanyResult]
    """
    Most often named first
    """


class EvidenceFacetResult(Model):
    heading: str
    """
    Heading
    """
    queries: list[str]
    """
    Queries for it
    """
    sites: int
    """
    Independent sites that speak of it
    """
    is_covered: bool
    """
    Whether enough was found
    """


class EvidenceSentenceResult(Model):
    id: str
    """
    In the order of the report
    """
    part: Literal["summary", "section", "key_finding", "conflict"] | str
    """
    Where it stands
    """
    heading: str | None
    """
    Heading of its section
    """
    text: str
    """
    The sentence, without markers
    """
    kind: Literal["verbatim", "worded", "replaced"] | str
    """
    `verbatim`: quoted. `worded`: in the words of a model, borne out. `replaced`: a quotation in the place of a claim that did not hold
    """
    citations: list[CitationResult]
    """
    At least one
    """


class EvidenceSourceResult(Model):
    id: int
    """
    The n of `[Source n]`
    """
    url: str
    """
    Its address
    """
    title: str
    """
    Its title
    """
    domain: str
    """
    Its host or collection
    """
    text_sha256: str
    """
    SHA-256 of the text that spans count in, hex
    """
    text_length: int
    """
    UTF-16 code units of that text
    """
    author: str | None
    """
    Author as stated
    """
    published_at: str | None
    """
    Publication as stated (ISO 8601)
    """
    read_at: str
    """
    When it was read
    """
    credibility: CredibilityResult
    """
    Trust
    """


class GateFindingResult(Model):
    check: (
        Literal["answers", "blank", "console", "links", "accessibility", "layout", "facts", "html"]
        | str
    )
    """
    The check
    """
    severity: Literal["block", "warn"] | str
    """
    `block`: the page is withheld; `warn`: it is shown all the same
    """
    page: str
    """
    Path of the page
    """
    message: str
    """
    What is wrong, and where on the page
    """


class JobListResult(Model):
    jobs: list[JobSummaryResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class JobProgressResult(Model):
    done: float
    """
    How much is done
    """
    total: float | None
    """
    Of how much; null while it is not known
    """
    unit: str
    """
    What is counted
    """


class JobResult(Model):
    id: str
    """
    Identifies the job
    """
    capability: str
    """
    Capability of the call that started it
    """
    status: Literal["queued", "running", "completed", "failed", "cancelled"] | str
    """
    State of the job
    """
    progress: JobProgressResult | None
    """
    What its provider reported last; null before
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events)
    """
    provider_used: str | None
    """
    Provider of the result; null without one
    """
    providers_tried: list[str]
    """
    Providers in the order in which they were tried, once the job has ended
    """
    credits_used: int
    """
    Credits charged: the price once it is completed
    """
    failure: dict[str, Any] | None
    """
    Why it failed (the error object of a failed call); null when it did not
    """
    created_at: str
    """
    When the call was made
    """
    started_at: str | None
    """
    When a worker took it
    """
    finished_at: str | None
    """
    When it ended
    """
    result: dict[str, Any] | None
    """
    The result of the capability; null until the job is completed
    """


class JobStreamTokenResult(Model):
    token: str
    """
    Opens the stream once: `…/stream?token=…`
    """
    expires_at: str
    """
    When it expires
    """


class JobSummaryResult(Model):
    id: str
    """
    Identifies the job
    """
    capability: str
    """
    Capability of the call that started it
    """
    status: Literal["queued", "running", "completed", "failed", "cancelled"] | str
    """
    State of the job
    """
    progress: JobProgressResult | None
    """
    What its provider reported last; null before
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events)
    """
    provider_used: str | None
    """
    Provider of the result; null without one
    """
    providers_tried: list[str]
    """
    Providers in the order in which they were tried, once the job has ended
    """
    credits_used: int
    """
    Credits charged: the price once it is completed
    """
    failure: dict[str, Any] | None
    """
    Why it failed (the error object of a failed call); null when it did not
    """
    created_at: str
    """
    When the call was made
    """
    started_at: str | None
    """
    When a worker took it
    """
    finished_at: str | None
    """
    When it ended
    """


class KeyListResult(Model):
    keys: list[KeyResult]
    """
    Newest first.
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null at the end
    """


class KeyResult(Model):
    id: str
    """
    Identifies the key; used in paths.
    """
    name: str
    """
    What the key is for.
    """
    status: Literal["active", "rotated", "expired", "revoked"] | str
    """
    `rotated`: another key took its place, and it works until `expires_at`.
    """
    prefix_hint: str
    """
    First characters of the key.
    """
    last_four: str
    """
    Last characters of the key.
    """
    scopes: list[str]
    """
    What the key may do.
    """
    expires_at: str | None
    """
    When it stops working; null: never.
    """
    ip_allow_list: list[str]
    """
    Where it may be used; empty: anywhere.
    """
    rate_limit_per_minute: int | None
    """
    Requests a minute; null: the default.
    """
    credit_cap: int | None
    """
    Credits it may spend in all, together with the keys that share its count; null: no cap.
    """
    created_at: str
    """
    When it was made.
    """
    last_used_at: str | None
    """
    When it was last used, to about ten seconds; null: never.
    """
    revoked_at: str | None
    """
    When it was revoked.
    """
    rotated_to: str | None
    """
    The key that took its place.
    """
    parent_key_id: str | None
    """
    The key that made it; null: made by a command of the operator, or before this was recorded.
    """


class LedgerEntryResult(Model):
    id: int
    """
    Identifier; entries are listed newest first
    """
    kind: Literal["charge", "grant", "refund", "adjustment"] | str
    """
    What kind of booking it is
    """
    subject: str
    """
    What it belongs to, e.g. request:<id>
    """
    amount: int
    """
    Credits; negative for charges
    """
    reason: str | None
    """
    Why an admin booked it
    """
    created_at: str
    """
    When it was booked
    """


class NewKeyResult(Model):
    id: str
    """
    Identifies the key; used in paths.
    """
    name: str
    """
    What the key is for.
    """
    status: Literal["active", "rotated", "expired", "revoked"] | str
    """
    `rotated`: another key took its place, and it works until `expires_at`.
    """
    prefix_hint: str
    """
    First characters of the key.
    """
    last_four: str
    """
    Last characters of the key.
    """
    scopes: list[str]
    """
    What the key may do.
    """
    expires_at: str | None
    """
    When it stops working; null: never.
    """
    ip_allow_list: list[str]
    """
    Where it may be used; empty: anywhere.
    """
    rate_limit_per_minute: int | None
    """
    Requests a minute; null: the default.
    """
    credit_cap: int | None
    """
    Credits it may spend in all, together with the keys that share its count; null: no cap.
    """
    created_at: str
    """
    When it was made.
    """
    last_used_at: str | None
    """
    When it was last used, to about ten seconds; null: never.
    """
    revoked_at: str | None
    """
    When it was revoked.
    """
    rotated_to: str | None
    """
    The key that took its place.
    """
    parent_key_id: str | None
    """
    The key that made it; null: made by a command of the operator, or before this was recorded.
    """
    key: str
    """
    The API key. It is shown this once; keep it now.
    """


class PageLink(Model):
    url: str
    """
    Absolute http or https address, without fragment.
    """
    text: str
    """
    Its text, or the description of its picture; may be empty.
    """


class PageMetadata(Model):
    title: str | None
    """
    Title of the content, without the name of the site.
    """
    description: str | None
    """
    Summary the page gives of itself.
    """
    author: str | None
    """
    Authors, separated by commas.
    """
    published_at: str | None
    """
    When it was first published: ISO 8601 date, or date and time in UTC.
    """
    language: str | None
    """
    Language tag (BCP 47).
    """
    site_name: str | None
    """
    Name of the site.
    """
    canonical_url: str | None
    """
    Address the page calls its own.
    """
    image: str | None
    """
    Address of its lead picture.
    """
    content_type: str | None
    """
    Media type it was served with, without parameters.
    """


class PersonEmail(Model):
    value: str
    """
    The address.
    """
    type: Literal["work", "personal"] | None
    """
    `work` or `personal`; null when the source does not say.
    """
    status: str | None
    """
    What the source says of it, e.g. `verified`; null when nothing.
    """


class PersonEmployer(Model):
    name: str | None
    """
    Name of the organisation.
    """
    domain: str | None
    """
    Its domain.
    """


class PersonPosition(Model):
    organisation: str
    """
    Name of the organisation.
    """
    title: str | None
    """
    Role there, or degree.
    """
    start_year: int | None
    """
    Year it began.
    """
    end_year: int | None
    """
    Year it ended; null when it lasts or is unknown.
    """


class PersonProfileResult(Model):
    providers: list[str]
    """
    Whose data it is
    """
    description: str | None
    """
    In a sentence
    """
    location: str | None
    """
    Where they work or live
    """
    website: str | None
    """
    Own site
    """
    orcid: str | None
    """
    ORCID iD
    """
    github: str | None
    """
    GitHub profile
    """
    linkedin: str | None
    """
    LinkedIn profile
    """


class PersonSocials(Model):
    linkedin_url: str | None
    """
    Profile at LinkedIn.
    """
    github_url: str | None
    """
    Account at GitHub.
    """
    x_url: str | None
    """
    Account at X (Twitter).
    """
    website_url: str | None
    """
    Own web site.
    """


class PersonSource(Model):
    provider: str
    """
    Name of the provider.
    """
    url: str | None
    """
    Page that states it; null for vendors without public pages.
    """
    fields: list[str]
    """
    Fields of this result that are its words.
    """


class ReceiptResult(Model):
    id: str
    """
    Identifier of the call; pass as `after` for the next page
    """
    request_id: str
    """
    metadata.request_id of the answer
    """
    capability: str
    """
    Capability called
    """
    route: str
    """
    Route it came through
    """
    mode_used: str | None
    """
    Mode applied
    """
    status: int
    """
    HTTP status of the answer
    """
    error: str | None
    """
    Slug of the error type; null on success
    """
    provider_used: str | None
    """
    Provider whose data was used
    """
    from_cache: bool
    """
    Whether an earlier answer was served again, for nothing
    """
    providers_tried: list[str]
    """
    Providers attempted, in order
    """
    credits_used: int
    """
    Credits charged
    """
    started_at: str
    """
    When the call arrived
    """
    duration_ms: int
    """
    Milliseconds until the answer was ready
    """
    attempts: list[AttemptResult]
    """
    Every attempt, in order
    """
    ledger_entry: LedgerEntryResult | None
    """
    The booking of the charge; null when the call was free
    """


class ReportConflictResult(Model):
    about: str
    """
    What they disagree about
    """
    statements: list[str]
    """
    What each says, with its markers
    """


class ReportResult(Model):
    title: str
    """
    The question as a title
    """
    summary: str
    """
    Short answer, each sentence with its `[Source n]`; empty when nothing was found
    """
    sections: list[ReportSectionResult]
    """
    By side of the question
    """
    key_findings: list[str]
    """
    Each with its markers
    """
    conflicts: list[ReportConflictResult]
    """
    Where sources disagree about a number or a date
    """
    confidence: float
    """
    0 to 1, computed from sources, agreement, coverage, freshness and credibility
    """


class ReportSectionResult(Model):
    heading: str
    """
    The side of the question it is about
    """
    content: str
    """
    Sentences, each followed by the `[Source n]` it rests on; n is the `id` of a source
    """


class RequestListResult(Model):
    requests: list[RequestResult]
    """
    Calls, newest first
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null at the end
    """


class RequestResult(Model):
    id: str
    """
    Identifier of the call; pass as `after` for the next page
    """
    request_id: str
    """
    metadata.request_id of the answer
    """
    capability: str
    """
    Capability called
    """
    route: str
    """
    Route it came through
    """
    mode_used: str | None
    """
    Mode applied
    """
    status: int
    """
    HTTP status of the answer
    """
    error: str | None
    """
    Slug of the error type; null on success
    """
    provider_used: str | None
    """
    Provider whose data was used
    """
    from_cache: bool
    """
    Whether an earlier answer was served again, for nothing
    """
    providers_tried: list[str]
    """
    Providers attempted, in order
    """
    credits_used: int
    """
    Credits charged
    """
    started_at: str
    """
    When the call arrived
    """
    duration_ms: int
    """
    Milliseconds until the answer was ready
    """


class ResearchCompanyResult(Model):
    name: str
    """
    Name
    """
    domain: str | None
    """
    Domain of its site
    """
    industry: str | None
    """
    Industry
    """
    employee_count: int | None
    """
    Employees
    """
    sources: list[int]
    """
    Ids of the sources that name it
    """
    found_by: list[str]
    """
    Rules that recognised it
    """
    profile: CompanyProfileResult | None
    """
    Null unless enriched
    """


class ResearchEvidenceResult(Model):
    author: str | None
    """
    Who worded the report: `extractive` or a model; null without a report
    """
    sentences: list[EvidenceSentenceResult]
    """
    Every sentence of the report
    """
    sources: list[EvidenceSourceResult]
    """
    Every source
    """
    facets: list[EvidenceFacetResult]
    """
    What was looked for
    """
    rejected_sentences: int
    """
    Sentences that were drafted and did not hold
    """


class ResearchMetadataResult(Model):
    depth_used: Literal["standard", "deep", "comprehensive"] | str
    """
    Depth applied
    """
    sources_searched: int
    """
    Distinct pages that searches returned
    """
    sources_scraped: int
    """
    Pages read that had content
    """
    sources_cited: int
    """
    Distinct sources cited
    """
    entities_enriched: int
    """
    People and companies with a profile
    """
    refinement_rounds: int
    """
    Rounds of gap analysis and refinement
    """
    budget_exhausted: bool
    """
    Whether it was cut short by calls or by time
    """
    total_time_ms: int
    """
    Milliseconds from its beginning to the result
    """
    steps_completed: list[
        Literal[
            "query_expansion",
            "web_search",
            "content_extraction",
            "gap_analysis",
            "entity_detection",
            "entity_enrichment",
            "synthesis",
            "verification",
            "analysis",
        ]
        | str
    ]
    """
    Steps done, in order
    """


class ResearchPersonResult(Model):
    name: str
    """
    Name
    """
    role: str | None
    """
    Role
    """
    company: str | None
    """
    Company or institution
    """
    sources: list[int]
    """
    Ids of the sources that name them
    """
    found_by: list[str]
    """
    Rules that recognised them
    """
    profile: PersonProfileResult | None
    """
    Null unless enriched
    """


class ResearchResult(Model):
    report: ReportResult | None = None
    """
    Absent when `synthesis` is false
    """
    sources: list[ResearchSourceResult]
    """
    In the order of their ids
    """
    entities: EntitiesResult
    """
    People and companies that the sources name
    """
    analysis: AnalysisResult | None = None
    """
    Present with `include_analysis`
    """
    metadata: ResearchMetadataResult
    """
    How it came about
    """


class ResearchRunListResult(Model):
    runs: list[ResearchRunSummaryResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class ResearchRunResult(Model):
    id: str
    """
    Identifies the run
    """
    status: Literal["queued", "running", "completed", "failed", "cancelled"] | str
    """
    State of the run
    """
    query: str
    """
    The question
    """
    depth: Literal["standard", "deep", "comprehensive"] | str
    """
    Depth asked for
    """
    enrich_entities: bool
    """
    As asked for
    """
    include_analysis: bool
    """
    As asked for
    """
    synthesis: bool
    """
    As asked for
    """
    source_types: str
    """
    As asked for, comma-separated
    """
    max_sources: int
    """
    As asked for
    """
    freshness: Literal["any", "day", "week", "month"] | str
    """
    As asked for
    """
    collections: list[str]
    """
    As asked for
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events)
    """
    credits_used: int
    """
    Credits charged for it: the price once it is completed, less when it was cancelled, 0 before
    """
    failure: dict[str, Any] | None
    """
    Why it failed (the error object of a failed call); null when it did not
    """
    created_at: str
    """
    When it was asked for
    """
    started_at: str | None
    """
    When a worker took it
    """
    finished_at: str | None
    """
    When it ended
    """
    result: ResearchResult | None
    """
    Null until it is completed
    """


class ResearchRunSummaryResult(Model):
    id: str
    """
    Identifies the run
    """
    status: Literal["queued", "running", "completed", "failed", "cancelled"] | str
    """
    State of the run
    """
    query: str
    """
    The question
    """
    depth: Literal["standard", "deep", "comprehensive"] | str
    """
    Depth asked for
    """
    enrich_entities: bool
    """
    As asked for
    """
    include_analysis: bool
    """
    As asked for
    """
    synthesis: bool
    """
    As asked for
    """
    source_types: str
    """
    As asked for, comma-separated
    """
    max_sources: int
    """
    As asked for
    """
    freshness: Literal["any", "day", "week", "month"] | str
    """
    As asked for
    """
    collections: list[str]
    """
    As asked for
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events)
    """
    credits_used: int
    """
    Credits charged for it: the price once it is completed, less when it was cancelled, 0 before
    """
    failure: dict[str, Any] | None
    """
    Why it failed (the error object of a failed call); null when it did not
    """
    created_at: str
    """
    When it was asked for
    """
    started_at: str | None
    """
    When a worker took it
    """
    finished_at: str | None
    """
    When it ended
    """


class ResearchSourceResult(Model):
    id: int
    """
    The n of `[Source n]`
    """
    url: str
    """
    Its address
    """
    title: str
    """
    Its title
    """
    domain: str
    """
    Host without `www.`, or the name of an indexed collection
    """
    snippet: str
    """
    Words of the page itself, from where it is cited if it is
    """
    source_type: Literal["web", "news", "academic"] | str
    """
    Kind of source
    """
    published_at: str | None
    """
    When it says it was published (ISO 8601)
    """
    credibility: float
    """
    How far it is to be trusted, 0 to 1; reasons are in the evidence
    """


class ResearchStreamTokenResult(Model):
    token: str
    """
    Opens the stream once: `…/stream?token=…`
    """
    expires_at: str
    """
    Until then
    """


class RevokedKeyResult(Model):
    id: str
    """
    Identifies the key; used in paths.
    """
    name: str
    """
    What the key is for.
    """
    status: Literal["active", "rotated", "expired", "revoked"] | str
    """
    `rotated`: another key took its place, and it works until `expires_at`.
    """
    prefix_hint: str
    """
    First characters of the key.
    """
    last_four: str
    """
    Last characters of the key.
    """
    scopes: list[str]
    """
    What the key may do.
    """
    expires_at: str | None
    """
    When it stops working; null: never.
    """
    ip_allow_list: list[str]
    """
    Where it may be used; empty: anywhere.
    """
    rate_limit_per_minute: int | None
    """
    Requests a minute; null: the default.
    """
    credit_cap: int | None
    """
    Credits it may spend in all, together with the keys that share its count; null: no cap.
    """
    created_at: str
    """
    When it was made.
    """
    last_used_at: str | None
    """
    When it was last used, to about ten seconds; null: never.
    """
    revoked_at: str | None
    """
    When it was revoked.
    """
    rotated_to: str | None
    """
    The key that took its place.
    """
    parent_key_id: str | None
    """
    The key that made it; null: made by a command of the operator, or before this was recorded.
    """
    revoked_descendants: int
    """
    Keys that it made, directly or through others, and that this request revoked with it (`cascade=true`).
    """
    active_descendants: int
    """
    Keys that it made, directly or through others, and that still work. Repeat the request with `cascade=true` to revoke them.
    """


class ScrapeResult(Model):
    url: str
    """
    Address as asked for.
    """
    final_url: str
    """
    Address after redirects.
    """
    status_code: int
    """
    HTTP status of the page.
    """
    title: str | None
    """
    Title of the content.
    """
    markdown: str | None
    """
    Main content as Markdown (GFM tables, fenced code, absolute links).
    """
    text: str | None
    """
    Main content as plain text.
    """
    html: str | None
    """
    Main content as HTML: no scripts, styles, forms or event handlers; absolute addresses.
    """
    links: list[PageLink] | None
    """
    Links of the whole page in its order, each address once, at most 1,000.
    """
    metadata: PageMetadata | None
    """
    What the page states about itself.
    """


class ScreenshotResult(Model):
    url: str
    """
    Address as asked for.
    """
    final_url: str | None
    """
    Address after redirects; null where a vendor does not tell.
    """
    status_code: int | None
    """
    HTTP status of the page; null where a vendor does not tell.
    """
    image_url: str | None
    """
    Where the picture can be fetched until `expires_at`, without a key: who knows the address may read it. Null with `inline`.
    """
    expires_at: str | None
    """
    When `image_url` ends: ISO 8601 in UTC. Null with `inline`.
    """
    image_base64: str | None
    """
    The picture in Base64, with `inline`; else null.
    """
    media_type: Literal["image/png", "image/jpeg", "image/webp"] | str
    """
    Kind of the picture.
    """
    width: int
    """
    Width of the picture in pixels of the device.
    """
    height: int
    """
    Height of the picture in pixels of the device.
    """
    bytes: int
    """
    Size of the picture.
    """
    is_cut: bool | None
    """
    Whether the page goes on below the picture although `full_page` was asked for; null where a vendor does not tell.
    """


class SearchCitation(Model):
    source: int
    """
    The n of `[Source n]`: the place of the result in `results`, counted from 1.
    """
    url: str
    """
    Address of the quoted result.
    """
    title: str
    """
    Title of the quoted result.
    """


class SearchHit(Model):
    url: str
    """
    Address: http(s), or `index://<collection>/<path>` for a document of an indexed folder, which `scrape` reads.
    """
    title: str
    """
    Title as plain text.
    """
    snippet: str
    """
    Passage that matched, as plain text; paragraphs are lines; may be empty.
    """
    domain: str
    """
    Host without `www.`; for a document of an indexed folder the name of its collection.
    """
    published_at: str | None
    """
    Time of publication (ISO 8601, UTC); null when the source does not say.
    """
    score: float | None
    """
    Relevance from 0 to 1 relative to the best result of this answer; null when the provider gives none. Results are in order of relevance either way.
    """
    source_type: Literal["web", "news", "academic"] | str
    """
    Kind of source.
    """


class SearchResult(Model):
    results: list[SearchHit]
    """
    Best first.
    """
    answer: str | None
    """
    Mode `ai`: sentences quoted from the snippets, each followed by `[Source n]`; null in mode `standard` and when no snippet speaks to the query.
    """
    citations: list[SearchCitation]
    """
    The results the answer quotes, in order of first use; empty without an answer.
    """


class SiteListResult(Model):
    sites: list[SiteResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class SiteResult(Model):
    site_id: str
    """
    Send it with a build to work on this site
    """
    company_id: str
    """
    The company it belongs to
    """
    name: str
    """
    Its name
    """
    preview_url: str | None = None
    """
    Where visitors see it; present once visitors can see something
    """
    shown_commit: str | None
    """
    The commit that visitors see; null before there is any
    """
    withheld: list[WithheldPageResult]
    """
    Pages of the newest checked commit that visitors do not see; with `index.html` among them they see the commit before
    """
    open_points: list[str]
    """
    Wishes that no build has met yet
    """
    created_at: str
    """
    When it was begun
    """


class SmtpCheck(Model):
    connected: bool | None
    """
    Whether the server could be reached.
    """
    accepts: bool | None
    """
    Whether it takes mail for the address.
    """
    full: bool | None
    """
    Whether the mailbox is full.
    """
    disabled: bool | None
    """
    Whether the mailbox is switched off.
    """


class TranscribeResult(Model):
    text: str
    """
    The whole transcript; empty when nobody speaks
    """
    language: str | None
    """
    Language, ISO 639-1; null when it is not known
    """
    duration_seconds: float | None
    """
    Length of the audio; null when it is not known
    """
    segments: list[TranscriptSegment]
    """
    In the order of time; empty where the provider gives none
    """
    words: list[TranscriptWord]
    """
    Every word, with `timestamps: "word"`; empty otherwise
    """
    formatted: str | None
    """
    The transcript as `format` asks; null for `json`
    """


class TranscriptSegment(Model):
    start: float
    """
    Seconds from the beginning
    """
    end: float
    """
    Seconds from the beginning
    """
    text: str
    """
    What is said
    """
    speaker: str | None
    """
    Who speaks; null unless asked for
    """


class TranscriptWord(Model):
    start: float
    """
    Seconds from the beginning
    """
    end: float
    """
    Seconds from the beginning
    """
    word: str
    """
    The word
    """


class UsageLineResult(Model):
    date: str
    """
    UTC day
    """
    capability: str
    """
    Capability
    """
    calls: int
    """
    Calls
    """
    succeeded: int
    """
    Calls that succeeded
    """
    credits: int
    """
    Credits charged
    """


class UsageResult(Model):
    from_: str = Field(..., alias="from")
    """
    First moment
    """
    to: str
    """
    End, exclusive
    """
    calls: int
    """
    Calls in the period
    """
    credits: int
    """
    Credits charged in the period
    """
    lines: list[UsageLineResult]
    """
    By day and capability, newest day first
    """


class VerifyEmailResult(Model):
    email: str
    """
    The address, its domain in small letters and punycode; as sent when it is no address.
    """
    status: Literal["valid", "invalid", "risky", "catch_all", "disposable", "role", "unknown"] | str
    """
    `valid`: its server takes mail for it. `invalid`: mail cannot arrive. `catch_all`: its server takes mail for any name. `disposable`: a throwaway domain. `role`: of a function, not a person. `risky`: mail may bounce or harm the sender. `unknown`: nobody could tell; free.
    """
    reason: (
        Literal[
            "mailbox_exists",
            "mailbox_not_found",
            "mailbox_not_asked",
            "mailbox_full",
            "mailbox_disabled",
            "syntax",
            "domain_not_public",
            "domain_not_found",
            "no_mail_server",
            "null_mx",
            "accepts_all",
            "disposable_domain",
            "role_address",
            "spam_trap",
            "low_quality",
            "server_unreachable",
            "server_unclear",
        ]
        | str
    )
    """
    Why; `mailbox_not_asked`: the domain takes mail, and no source asked whether it does for this name.
    """
    score: float | None
    """
    How good the address is, 0 to 100, where the source rates it.
    """
    did_you_mean: str | None
    """
    Address that may have been meant, where the domain looks mistyped.
    """
    is_free: bool
    """
    Whether the domain is one of a provider of mailboxes for everybody; false: on no list.
    """
    is_role: bool
    """
    Whether it names a function (`info@`, `sales@`), not a person.
    """
    is_disposable: bool
    """
    Whether the domain is a throwaway one; false: on no list.
    """
    mx: list[str] | None
    """
    Hosts that take mail for the domain, best first; null when nobody looked.
    """
    smtp: SmtpCheck | None
    """
    What the mail server answered; null when nobody says that it was asked.
    """


class WithheldPageResult(Model):
    page: str
    """
    Path of the page
    """
    findings: list[GateFindingResult]
    """
    Why
    """
