# Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

from __future__ import annotations

from typing import Any, Literal

from capstan._model import Model
from pydantic import Field


class AcceptedWorkResult(Model):
    id: str
    """
    Identifies the work; `Location` is its URL
    """
    status: str
    """
    State of the work
    """


class AnalysisResult(Model):
    charts: list[ChartResult]
    """
    Empty if no source states comparable numbers
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
    started_after_ms: int | None = None
    """
    Milliseconds from the start of the call; attempts may overlap. Absent for old calls
    """
    duration_ms: int
    """
    Milliseconds
    """
    detail: str | None = None
    """
    Why it failed; present if that is about what was asked for, not about the provider
    """


class BatchResult(Model):
    capability: str
    """
    The capability that was called.
    """
    succeeded: int
    """
    How many calls succeeded.
    """
    failed: int
    """
    How many calls failed; they are free.
    """
    credits_used: int
    """
    Credits that all calls together were charged.
    """
    is_complete: bool
    """
    Whether every call was made.
    """
    stopped_by: Literal["time", "storage"] | None
    """
    What ended the batch before: its time, or the storage of the account; null if nothing did.
    """
    items_url: str
    """
    Path of the answers: items in the order of `inputs`, whose `output` is the envelope of the call.
    """


class BuildCommitListResult(Model):
    commits: list[BuildCommitResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null on the last page
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
    Whether it is the one that visitors see
    """
    withheld: list[str] | None
    """
    Paths of its pages that did not pass the checks; null if it was not checked
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
    The site it works on; send it with a later build to continue the site
    """
    is_new_site: bool
    """
    Whether this build created the site
    """
    status: Literal["running"] | str
    """
    Always `running`
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events), relative to the base URL
    """
    question: str | None = None
    """
    Present if the prompt is unclear: nothing is charged or built until `POST …/message` answers this question
    """


class BuildFileListResult(Model):
    commit: str | None
    """
    The commit of the files; null before visitors can see anything
    """
    withheld: list[WithheldPageResult]
    """
    Withheld pages of that commit; without `commit` in the query they are not listed
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
    Send as `after` for the next page; null on the last page
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
    The new commit, with the files of the restored one
    """
    shown_commit: str | None
    """
    The commit that visitors see now: the new one, unless the restored one never passed the checks; null if there is none
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
    The site it works on; send it with a later build to continue the site
    """
    is_new_site: bool
    """
    Whether this build created the site
    """
    status: Literal["running", "completed", "failed", "stopped"] | str
    """
    State of the build
    """
    phase: Literal["queued", "planning", "building", "verifying", "publishing"] | str
    """
    Current phase, or the phase at its end
    """
    builder: str | None
    """
    `deterministic`, or the language model that builds
    """
    builder_note: str | None = None
    """
    Why the language models were not used; absent if they were
    """
    stream_url: str
    """
    Path of the live progress stream
    """
    preview_url: str | None = None
    """
    Live preview; present once visitors can see something of this build
    """
    picture_url: str | None = None
    """
    Picture of the home page as visitors see it (JPEG, 1280 × 800 pixels), without a key; absent without `preview_url`, and if the service has no browser
    """
    shown_commit: str | None
    """
    The last commit of this build that was shown to visitors; null if there is none
    """
    withheld: list[WithheldPageResult]
    """
    Pages of the newest commit that did not pass the checks, so that visitors do not see them; with `index.html` among them they see nothing of that commit
    """
    question: str | None = None
    """
    Present while the build waits for `POST …/message` to answer this question
    """
    failure: str | None = None
    """
    Why it failed; present if it did
    """
    prompt: str
    """
    The prompt of the build
    """
    created_at: str
    """
    When it was created
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
    Whether this deployment has the settings it needs
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
    What it does, in one sentence
    """
    path: str
    """
    Its own route
    """
    credits: dict[str, Any]
    """
    Credits per successful call, by mode; `default` if there are no modes
    """
    credits_per: str | None
    """
    What the price is for, where a call may deliver several; null: for the call
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
    Label
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
    Cell or sentence that contains it, verbatim
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
    How well it supports the sentence; 1: it is the sentence
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
    Send as `after` for the next page; null on the last page
    """


class CompanyProfileResult(Model):
    providers: list[str]
    """
    Provider of the data
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
    Builds without a company_id use this one
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
    Requests that no build has fulfilled yet, of all its sites
    """
    created_at: str
    """
    When it was created
    """


class CompanySocials(Model):
    linkedin_url: str | None
    """
    LinkedIn page.
    """
    x_url: str | None
    """
    X (Twitter) account.
    """
    github_url: str | None
    """
    GitHub organization.
    """
    facebook_url: str | None
    """
    Facebook page.
    """
    crunchbase_url: str | None
    """
    Crunchbase page.
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
    Fields of this result that come from this source.
    """


class CrawlResult(Model):
    url: str
    """
    Requested URL.
    """
    pages_read: int
    """
    How many pages were read, and charged.
    """
    pages_failed: int
    """
    How many pages could not be read; they are free.
    """
    is_complete: bool
    """
    Whether all pages that were found and requested were visited.
    """
    stopped_by: Literal["limit", "time", "storage"] | None
    """
    What ended the crawl before: its `limit`, the time for one crawl, or the storage of the account; null if nothing did.
    """
    items_url: str
    """
    Path of the pages: items with `output` `{ page, error }`, in the order in which they were found.
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
    Credits held for running calls
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
    Pass as `after` for the next page; null on the last page
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
    Whether the site still collects it; entries of a former collection are kept
    """
    access: Literal["submit", "list", "edit", "private"] | None
    """
    What visitors may do with entries; null for a former collection
    """
    fields: list[DataFieldResult]
    """
    Its current fields
    """
    entry_count: int
    """
    Number of entries
    """
    last_entry_at: str | None
    """
    When the latest entry was sent; null without entries
    """


class DataEntryListResult(Model):
    entries: list[DataEntryResult]
    """
    Entries, newest first
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null on the last page
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
    Referral code of the visitor; null if there is none
    """
    referred_by: str | None
    """
    The entry whose referral code it was sent with
    """
    status: str
    """
    `new`, `seen`, `done`, or a word of the owner
    """
    note: str
    """
    Note of the owner; visitors never see it
    """
    created_at: str
    """
    When it was sent
    """
    updated_at: str
    """
    When it was last changed
    """


class DataFieldResult(Model):
    name: str
    """
    Name of its value in entries
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
            "url",
            "number",
            "date",
            "time",
            "slot",
            "choice",
            "choices",
            "checkbox",
            "items",
        ]
        | str
    )
    """
    What kind of value it takes
    """
    is_required: bool
    """
    Whether it is required
    """


class DeletedEntryResult(Model):
    id: str
    """
    Id of the deleted entry
    """


class DeletedMemberResult(Model):
    id: str
    """
    Id of the removed member
    """


class DocumentEditResult(Model):
    execution_id: str
    """
    The build that applies the patch, free of charge
    """
    site_id: str
    """
    The site
    """
    base_commit: str
    """
    The commit that the patch applies to
    """
    status: Literal["running"] | str
    """
    Always `running`
    """
    stream_url: str
    """
    Path of the live progress stream
    """


class EmailCandidate(Model):
    email: str
    """
    A guessed address built from the name; not confirmed by any source.
    """
    pattern: str
    """
    The pattern of the address.
    """
    confidence: int
    """
    Likelihood from 0 to 100; higher only for the pattern that other addresses at this domain have.
    """


class EmailSource(Model):
    provider: str
    """
    Name of the provider.
    """
    url: str | None
    """
    Page that contains the address; null if the provider does not report one.
    """


class EmailsResult(Model):
    email: str | None
    """
    The address found for this person; null if none was found. Never a guess.
    """
    confidence: int
    """
    Confidence, from 0 to 100, that the address belongs to this person and works; 0 without an address.
    """
    status: Literal["valid", "published", "catch_all", "risky", "unknown"] | None
    """
    `valid`: a provider confirmed it with the mail server. `published`: it is on a page of the company, not verified with the server. `catch_all`: the server accepts any name. `risky`, `unknown`: as the provider reports. Null without an address.
    """
    pattern: str | None
    """
    Pattern of addresses at this domain in terms of `{first}`, `{last}`, `{f}` and `{l}`: of the found address, else of other addresses on the site; null if unknown.
    """
    sources: list[EmailSource]
    """
    Sources of the address.
    """
    candidates: list[EmailCandidate]
    """
    Guessed addresses, best first, if none was found: check them with `verify_email`. They are free.
    """


class EnrichCompanyResult(Model):
    name: str | None
    """
    Common name.
    """
    legal_name: str | None
    """
    Registered name.
    """
    domain: str | None
    """
    Domain of its website, without `www.`.
    """
    description: str | None
    """
    Description of its business in a few sentences.
    """
    industry: str | None
    """
    Industry, as the source words it.
    """
    employee_count: int | None
    """
    Number of employees as stated by a source, never an estimate.
    """
    employee_count_year: int | None
    """
    Year of `employee_count`; null if the source gives none.
    """
    founded_year: int | None
    """
    Founding year.
    """
    headquarters: str | None
    """
    City of its headquarters, as the source words it.
    """
    country: str | None
    """
    Country of its headquarters as an ISO 3166 code.
    """
    chief_executive: str | None
    """
    Chief executive.
    """
    ticker: str | None
    """
    Stock symbol.
    """
    lei: str | None
    """
    Legal Entity Identifier (ISO 17442).
    """
    registration_number: str | None
    """
    Number in the company register of its country.
    """
    wikidata_id: str | None
    """
    Wikidata item.
    """
    logo_url: str | None
    """
    URL of its logo.
    """
    emails: list[str]
    """
    Contact e-mail addresses it publishes.
    """
    phones: list[str]
    """
    Contact telephone numbers it publishes.
    """
    socials: CompanySocials
    """
    Its social profiles.
    """
    sources: list[CompanySource]
    """
    Source of each field, most trusted first.
    """
    confidence: float
    """
    Confidence, from 0 to 1, that this is the requested company: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; agreeing sources increase it.
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
    The person in a few words.
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
    Location of the person, as the source words it.
    """
    emails: list[PersonEmail]
    """
    E-mail addresses that sources state.
    """
    phones: list[str]
    """
    Telephone numbers that sources state.
    """
    orcid: str | None
    """
    ORCID identifier.
    """
    wikidata_id: str | None
    """
    Wikidata item.
    """
    socials: PersonSocials
    """
    Profiles of the person.
    """
    photo_url: str | None
    """
    URL of a picture.
    """
    bio: str | None
    """
    Self-description of the person, or a summary from an encyclopedia.
    """
    employment: list[PersonPosition]
    """
    Current and former employers, latest first.
    """
    education: list[PersonPosition]
    """
    Education, latest first.
    """
    sources: list[PersonSource]
    """
    Source of each field, most confident first.
    """
    confidence: float
    """
    Confidence, from 0 to 1, that this is the requested person: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or as rated by the vendor; agreeing sources increase it.
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


class EvidenceClaimResult(Model):
    text: str
    """
    The sentence of the draft
    """
    is_supported: bool
    """
    Whether its sources support it
    """
    reason: (
        Literal[
            "not_stated",
            "other_words",
            "other_number",
            "other_name",
            "other_roles",
            "negation",
            "opposite",
            "strength",
            "condition",
            "cause",
            "refused_text",
            "judged_unsupported",
        ]
        | None
    )
    """
    Why it is not in the report; null if it is supported
    """
    checked_by: Literal["quotation", "verifier", "verifier_and_model"] | str
    """
    `quotation`: it is in a source verbatim. `verifier`: compared with its passage. `verifier_and_model`: judged by a model as well
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
    Independent sites that cover it
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
    Part of the report
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
    `verbatim`: quoted. `worded`: in the words of a model, supported. `replaced`: a quotation that replaced a rejected claim
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


class ExtractPage(Model):
    url: str
    """
    Requested URL.
    """
    is_read: bool
    """
    Whether it was read.
    """
    error: str | None
    """
    Why it was not read; null if it was.
    """


class ExtractPlace(Model):
    path: str
    """
    Names and indexes of the value in `fields`, joined by dots.
    """
    url: str
    """
    URL of the page, after redirects.
    """
    source: (
        Literal[
            "json_ld",
            "microdata",
            "rdfa",
            "table",
            "definition_list",
            "label",
            "list",
            "meta",
            "link",
            "heading",
            "text",
        ]
        | str
    )
    """
    What states it on the page.
    """
    quote: str
    """
    The text on the page.
    """


class ExtractResult(Model):
    fields: dict[str, Any]
    """
    The fields of the schema; those that no page states are null.
    """
    places: list[ExtractPlace]
    """
    Where each value was found.
    """
    missing: list[str]
    """
    Names of the outermost fields that no page states.
    """
    pages: list[ExtractPage]
    """
    The pages, as requested.
    """


class FoundImage(Model):
    image_url: str
    """
    The photo as a file. Copy it: most sources do not allow pages to load it from there.
    """
    thumbnail_url: str | None
    """
    A small version, to choose from; null if the source has none.
    """
    width: int | None
    """
    Width of the file in pixels; null if the source does not state it.
    """
    height: int | None
    """
    Height of the file in pixels; null if the source does not state it.
    """
    alt: str
    """
    What it shows, by its source: a sentence, a title or keywords; may be empty.
    """
    credit: ImageCredit
    """
    What to show next to the photo.
    """
    credit_required: bool
    """
    Whether the license requires the credit. Where it does not, the source asks for it.
    """
    license: str
    """
    Name of the license.
    """
    license_url: str | None
    """
    Terms of the license; null if the source does not link them.
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


class GenerateImageResult(Model):
    kind: (
        Literal["photo", "illustration", "image", "chart", "card", "pattern", "qr", "diagram"] | str
    )
    """
    The kind that was made: the one asked for, or the one `auto` chose. `image` is a picture by a model.
    """
    model: str | None
    """
    The model that made them; null for drawings.
    """
    images: list[GeneratedImageResult]
    """
    As many as were made; at most `n`.
    """


class GeneratedImageResult(Model):
    image_url: str | None
    """
    Where the picture can be fetched until `expires_at`, without a key: the address itself grants access. Null with `inline`.
    """
    expires_at: str | None
    """
    When `image_url` ends: ISO 8601 in UTC. Null with `inline`.
    """
    image_base64: str | None
    """
    The picture in Base64, with `inline`; else null.
    """
    media_type: Literal["image/png", "image/webp", "image/jpeg", "image/svg+xml"] | str
    """
    Media type of the picture.
    """
    width: int
    """
    Width in pixels.
    """
    height: int
    """
    Height in pixels.
    """
    bytes: int
    """
    Size in bytes.
    """
    seed: int | None
    """
    Draws the same picture again; null where it is not known.
    """
    alt: str | None
    """
    What a drawn picture shows, for those who cannot see it; null for pictures by a model.
    """


class ImageCredit(Model):
    text: str
    """
    Who made the photo, where it is from, and its license.
    """
    url: str
    """
    Page of the photo at its source.
    """


class InboxEntryResult(Model):
    id: str
    """
    Id of the entry, and of its message
    """
    subject: str | None
    """
    Subject
    """
    text: str
    """
    Plain text
    """
    html: str | None
    """
    HTML as it was sent. It is not sanitized: render it in a sandboxed frame only.
    """
    created_at: str
    """
    When it arrived
    """
    read_at: str | None
    """
    When it was first marked as read
    """


class InboxResult(Model):
    entries: list[InboxEntryResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class JobItemCountsResult(Model):
    done: int
    """
    Done
    """
    failed: int
    """
    Failed; these are free
    """


class JobItemListResult(Model):
    items: list[JobItemResult]
    """
    In order
    """
    next_after: int | None
    """
    Send as `after` for the next page; null if no other item has ended yet
    """


class JobItemResult(Model):
    position: int
    """
    Its place among the items of the job
    """
    status: Literal["done", "failed"] | str
    """
    How it ended
    """
    input: dict[str, Any]
    """
    What was to be done, e.g. the URL of the page
    """
    output: dict[str, Any]
    """
    What came out, as the capability documents it
    """
    location: str | None
    """
    Path of the work that did it, e.g. of a call of a batch that is a job itself; null if the job did it
    """
    finished_at: str
    """
    When it ended
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
    items: JobItemCountsResult | None
    """
    Its parts, where it has some (`GET /v1/jobs/{id}/items`); null otherwise
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
    Credits charged once it has ended
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
    items: JobItemCountsResult | None
    """
    Its parts, where it has some (`GET /v1/jobs/{id}/items`); null otherwise
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
    Credits charged once it has ended
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


class KeyDetailResult(Model):
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
    `rotated`: it was replaced by another key and works until `expires_at`.
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
    Requests per minute; null: the default.
    """
    credit_cap: int | None
    """
    Total credits it may spend, together with the keys of its spending group; null: no cap.
    """
    created_at: str
    """
    When it was created.
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
    The key that replaced it.
    """
    parent_key_id: str | None
    """
    The key that created it; null: created by a command of the operator, or before this was recorded.
    """
    credits_spent: int
    """
    Credits that the keys of its spending group have been charged together; its cap bounds them.
    """


class KeyListResult(Model):
    keys: list[KeyResult]
    """
    Newest first.
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null on the last page
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
    `rotated`: it was replaced by another key and works until `expires_at`.
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
    Requests per minute; null: the default.
    """
    credit_cap: int | None
    """
    Total credits it may spend, together with the keys of its spending group; null: no cap.
    """
    created_at: str
    """
    When it was created.
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
    The key that replaced it.
    """
    parent_key_id: str | None
    """
    The key that created it; null: created by a command of the operator, or before this was recorded.
    """


class KeyUsageResult(Model):
    key_id: str
    """
    `key_id` of the calls
    """
    calls: int
    """
    Calls
    """
    succeeded: int
    """
    Successful calls
    """
    credits: int
    """
    Credits charged
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


class MapLink(Model):
    url: str
    """
    Absolute http or https URL, without fragment.
    """
    title: str | None
    """
    Text of the link, or the title that the sitemap states; null if neither is known.
    """
    description: str | None
    """
    Summary of the page; null unless the provider knows it.
    """
    last_modified: str | None
    """
    When the page last changed, as the sitemap states it: ISO 8601 in UTC.
    """


class MapResult(Model):
    url: str
    """
    Requested URL.
    """
    links: list[MapLink]
    """
    The addresses: best match first with `search`, else the start page, its links, the sitemaps.
    """
    total: int
    """
    How many addresses were found that match, `limit` aside.
    """
    is_complete: bool
    """
    False if `links` was cut at `limit`, or sitemaps were left unread because time ran out.
    """


class MessageAttachmentResult(Model):
    filename: str
    """
    Name of the file
    """
    content_type: str
    """
    Media type
    """


class MessageAttemptResult(Model):
    provider: str
    """
    Provider
    """
    outcome: str
    """
    `ok`, the class of the failure (nothing was accepted), or `unknown`: the provider may have accepted the message
    """
    detail: str | None
    """
    Why it failed
    """
    started_at: str
    """
    When the request was made
    """
    ended_at: str | None
    """
    When it was answered or failed for good
    """


class MessageContentResult(Model):
    subject: str | None
    """
    Subject or title
    """
    text: str
    """
    Plain text
    """
    html: str | None
    """
    HTML part of an e-mail
    """
    reply_to: str | None
    """
    Address for answers
    """
    headers: dict[str, Any]
    """
    Further e-mail headers
    """
    attachments: list[MessageAttachmentResult]
    """
    Files
    """


class MessageListResult(Model):
    messages: list[MessageSummaryResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null at the end
    """


class MessageResult(Model):
    id: str | None
    """
    Identifies the message; null for a dry run
    """
    status: (
        Literal[
            "queued",
            "scheduled",
            "sending",
            "sent",
            "delivered",
            "bounced",
            "failed",
            "outcome_unknown",
            "cancelled",
            "dry_run",
        ]
        | str
    )
    """
    `sent`: a provider accepted it. `outcome_unknown`: a provider may have accepted it, and it is not sent again. `dry_run`: nothing was sent.
    """
    channel: Literal["email", "sms", "chat", "push", "webhook", "inbox"] | str
    """
    Channel
    """
    to: str
    """
    The recipient
    """
    subject: str | None
    """
    Subject or title
    """
    provider: str | None
    """
    Provider that accepted it, or may have
    """
    provider_message_id: str | None
    """
    The provider's id of it
    """
    detail: str | None
    """
    Why it failed, bounced or has an unknown outcome
    """
    created_at: str
    """
    When it was asked for
    """
    scheduled_at: str | None
    """
    When it is to be sent; null: at once
    """
    status_at: str
    """
    When its status last changed
    """
    content: MessageContentResult
    """
    What is sent
    """
    attempts: list[MessageAttemptResult]
    """
    Requests to providers, in their order
    """
    providers: list[str]
    """
    Providers that would be tried, in this order; for a dry run
    """


class MessageSettingsResult(Model):
    allowed_recipients: list[str] | None
    """
    Patterns of allowed recipients; null: every recipient
    """
    operator_recipients: list[str] | None
    """
    Patterns of the operator, which hold as well; null: every recipient
    """
    webhook_secret: str
    """
    Secret that signs messages of the channel `webhook`, for a verifier of the Standard Webhooks specification
    """


class MessageSummaryResult(Model):
    id: str | None
    """
    Identifies the message; null for a dry run
    """
    status: (
        Literal[
            "queued",
            "scheduled",
            "sending",
            "sent",
            "delivered",
            "bounced",
            "failed",
            "outcome_unknown",
            "cancelled",
            "dry_run",
        ]
        | str
    )
    """
    `sent`: a provider accepted it. `outcome_unknown`: a provider may have accepted it, and it is not sent again. `dry_run`: nothing was sent.
    """
    channel: Literal["email", "sms", "chat", "push", "webhook", "inbox"] | str
    """
    Channel
    """
    to: str
    """
    The recipient
    """
    subject: str | None
    """
    Subject or title
    """
    provider: str | None
    """
    Provider that accepted it, or may have
    """
    provider_message_id: str | None
    """
    The provider's id of it
    """
    detail: str | None
    """
    Why it failed, bounced or has an unknown outcome
    """
    created_at: str
    """
    When it was asked for
    """
    scheduled_at: str | None
    """
    When it is to be sent; null: at once
    """
    status_at: str
    """
    When its status last changed
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
    `rotated`: it was replaced by another key and works until `expires_at`.
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
    Requests per minute; null: the default.
    """
    credit_cap: int | None
    """
    Total credits it may spend, together with the keys of its spending group; null: no cap.
    """
    created_at: str
    """
    When it was created.
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
    The key that replaced it.
    """
    parent_key_id: str | None
    """
    The key that created it; null: created by a command of the operator, or before this was recorded.
    """
    key: str
    """
    The API key. It is shown only once; store it now.
    """


class NewSiteImageResult(Model):
    execution_id: str
    """
    The build that applies the patch, free of charge
    """
    site_id: str
    """
    The site
    """
    base_commit: str
    """
    The commit that the patch applies to
    """
    status: Literal["running"] | str
    """
    Always `running`
    """
    stream_url: str
    """
    Path of the live progress stream
    """
    image: SiteImageResult
    """
    The image as it is stored
    """


class NewWebhookResult(Model):
    id: str
    """
    Identifies the webhook; used in paths.
    """
    url: str
    """
    Where events are sent.
    """
    description: str
    """
    What the webhook is for.
    """
    event_types: list[str]
    """
    Which events are sent.
    """
    enabled: bool
    """
    Whether events are sent.
    """
    disabled_reason: Literal["owner", "gone", "failing", "no_admin_key"] | None
    """
    Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).
    """
    disabled_at: str | None
    """
    When it was disabled.
    """
    failing_since: str | None
    """
    The first failed attempt since the last success; null: the last attempt succeeded.
    """
    created_at: str
    """
    When it was created.
    """
    secret: str
    """
    Verifies the signatures of requests. It is shown this once; keep it now.
    """


class OwnerLinkDeletedResult(Model):
    site_id: str
    """
    The site
    """


class OwnerLinkResult(Model):
    url: str
    """
    Address of the page; it is shown this once. Everyone who has it can read and change the entries
    """


class PageLink(Model):
    url: str
    """
    Absolute http or https URL, without fragment.
    """
    text: str
    """
    Link text, or the description of its image; may be empty.
    """


class PageMetadata(Model):
    title: str | None
    """
    Title of the content, without the name of the site.
    """
    description: str | None
    """
    Summary that the page states.
    """
    author: str | None
    """
    Authors, separated by commas.
    """
    published_at: str | None
    """
    Date of first publication: ISO 8601 date, or date and time in UTC.
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
    Canonical URL.
    """
    image: str | None
    """
    URL of its lead image.
    """
    content_type: str | None
    """
    Media type of the response, without parameters.
    """


class PersonEmail(Model):
    value: str
    """
    The address.
    """
    type: Literal["work", "personal"] | None
    """
    `work` or `personal`; null if the source does not state it.
    """
    status: str | None
    """
    Status stated by the source, e.g. `verified`; null if none.
    """


class PersonEmployer(Model):
    name: str | None
    """
    Name of the organization.
    """
    domain: str | None
    """
    Its domain.
    """


class PersonPosition(Model):
    organisation: str
    """
    Name of the organization.
    """
    title: str | None
    """
    Role there, or degree.
    """
    start_year: int | None
    """
    Year of the start.
    """
    end_year: int | None
    """
    Year of the end; null if it is current or unknown.
    """


class PersonProfileResult(Model):
    providers: list[str]
    """
    Provider of the data
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
    LinkedIn profile.
    """
    github_url: str | None
    """
    GitHub account.
    """
    x_url: str | None
    """
    X (Twitter) account.
    """
    website_url: str | None
    """
    Own website.
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
    Fields of this result that come from this source.
    """


class ReceiptResult(Model):
    id: str
    """
    Identifier of the call; pass as `after` for the next page
    """
    request_id: str
    """
    metadata.request_id of the response
    """
    key_id: str
    """
    API key of the call, or the id of what took its place, such as a session of the console
    """
    capability: str
    """
    Capability called
    """
    route: str
    """
    Route of the call
    """
    mode_used: str | None
    """
    Mode applied
    """
    status: int
    """
    HTTP status of the response
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
    Whether a cached answer was returned, free of charge
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
    Milliseconds until the response was ready
    """
    detail: str | None
    """
    Why the call failed, as its answer said; null on success, and for old calls
    """
    alternative_action: str | None
    """
    What the caller can do next; null on success, and for old calls
    """
    attempts: list[AttemptResult]
    """
    Every attempt, in the order of their start
    """
    ledger_entry: LedgerEntryResult | None
    """
    Ledger entry of the charge; null if the call was free
    """


class ReportConflictResult(Model):
    about: str
    """
    What they disagree about
    """
    statements: list[str]
    """
    Statement of each, with its markers
    """


class ReportResult(Model):
    title: str
    """
    The question as a title
    """
    summary: str
    """
    The answer, each sentence with its `[Source n]`; without markers if nothing was found
    """
    sections: list[ReportSectionResult]
    """
    By aspect of the question
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
    The aspect of the question
    """
    content: str
    """
    Sentences, each followed by its `[Source n]`; n is the `id` of a source
    """


class RequestListResult(Model):
    requests: list[RequestResult]
    """
    Calls, newest first
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null on the last page
    """


class RequestResult(Model):
    id: str
    """
    Identifier of the call; pass as `after` for the next page
    """
    request_id: str
    """
    metadata.request_id of the response
    """
    key_id: str
    """
    API key of the call, or the id of what took its place, such as a session of the console
    """
    capability: str
    """
    Capability called
    """
    route: str
    """
    Route of the call
    """
    mode_used: str | None
    """
    Mode applied
    """
    status: int
    """
    HTTP status of the response
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
    Whether a cached answer was returned, free of charge
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
    Milliseconds until the response was ready
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
    Rules that detected it
    """
    profile: CompanyProfileResult | None
    """
    Null unless enriched
    """


class ResearchEvidenceResult(Model):
    author: str | None
    """
    Author of the report: `extractive` or a model; null without a report
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
    Rejected sentences of the draft
    """
    claims: list[EvidenceClaimResult]
    """
    Every sentence of the draft that was checked
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
    Pages read with content
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
    answer_ranking: Literal["words", "words_and_meaning"] | str | None = None
    """
    How quoted answers were chosen: by words alone, or also by a sentence model that read them. Absent without a report
    """
    budget_exhausted: bool
    """
    Whether it was cut short by call or time limits
    """
    total_time_ms: int
    """
    Milliseconds from its start to the result
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
    Completed steps, in order
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
    Rules that detected them
    """
    profile: PersonProfileResult | None
    """
    Null unless enriched
    """


class ResearchResult(Model):
    report: ReportResult | None = None
    """
    Absent if `synthesis` is false
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
    Counters of the run
    """


class ResearchRunListResult(Model):
    runs: list[ResearchRunSummaryResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null on the last page
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
    Requested depth
    """
    enrich_entities: bool
    """
    As requested
    """
    include_analysis: bool
    """
    As requested
    """
    synthesis: bool
    """
    As requested
    """
    source_types: str
    """
    As requested, comma-separated
    """
    max_sources: int
    """
    As requested
    """
    freshness: Literal["any", "day", "week", "month"] | str
    """
    As requested
    """
    collections: list[str]
    """
    As requested
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events)
    """
    credits_used: int
    """
    Credits charged: the price once it is completed, less if it was cancelled, 0 before
    """
    failure: dict[str, Any] | None
    """
    Why it failed (the error object of a failed call); null if it did not
    """
    created_at: str
    """
    When it was created
    """
    started_at: str | None
    """
    When a worker claimed it
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
    Requested depth
    """
    enrich_entities: bool
    """
    As requested
    """
    include_analysis: bool
    """
    As requested
    """
    synthesis: bool
    """
    As requested
    """
    source_types: str
    """
    As requested, comma-separated
    """
    max_sources: int
    """
    As requested
    """
    freshness: Literal["any", "day", "week", "month"] | str
    """
    As requested
    """
    collections: list[str]
    """
    As requested
    """
    stream_url: str
    """
    Path of the live progress stream (Server-Sent Events)
    """
    credits_used: int
    """
    Credits charged: the price once it is completed, less if it was cancelled, 0 before
    """
    failure: dict[str, Any] | None
    """
    Why it failed (the error object of a failed call); null if it did not
    """
    created_at: str
    """
    When it was created
    """
    started_at: str | None
    """
    When a worker claimed it
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
    Text of the page itself, from the cited span if there is one
    """
    source_type: Literal["web", "news", "academic"] | str
    """
    Kind of source
    """
    published_at: str | None
    """
    Publication date stated by the page (ISO 8601)
    """
    credibility: float
    """
    Credibility, 0 to 1; reasons are in the evidence
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
    `rotated`: it was replaced by another key and works until `expires_at`.
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
    Requests per minute; null: the default.
    """
    credit_cap: int | None
    """
    Total credits it may spend, together with the keys of its spending group; null: no cap.
    """
    created_at: str
    """
    When it was created.
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
    The key that replaced it.
    """
    parent_key_id: str | None
    """
    The key that created it; null: created by a command of the operator, or before this was recorded.
    """
    revoked_descendants: int
    """
    Keys it created, directly or indirectly, that this request also revoked (`cascade=true`).
    """
    active_descendants: int
    """
    Keys it created, directly or indirectly, that still work. Repeat the request with `cascade=true` to revoke them.
    """


class RotatedWebhookResult(Model):
    id: str
    """
    Identifies the webhook; used in paths.
    """
    url: str
    """
    Where events are sent.
    """
    description: str
    """
    What the webhook is for.
    """
    event_types: list[str]
    """
    Which events are sent.
    """
    enabled: bool
    """
    Whether events are sent.
    """
    disabled_reason: Literal["owner", "gone", "failing", "no_admin_key"] | None
    """
    Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).
    """
    disabled_at: str | None
    """
    When it was disabled.
    """
    failing_since: str | None
    """
    The first failed attempt since the last success; null: the last attempt succeeded.
    """
    created_at: str
    """
    When it was created.
    """
    secret: str
    """
    Verifies the signatures of requests. It is shown this once; keep it now.
    """
    previous_secrets_expire_at: str
    """
    Until then requests are signed with the previous secrets too.
    """


class ScrapeResult(Model):
    url: str
    """
    Requested URL.
    """
    final_url: str
    """
    URL after redirects.
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
    Main content as HTML: no scripts, styles, forms or event handlers; absolute URLs.
    """
    links: list[PageLink] | None
    """
    Links of the whole page in order, each URL once, at most 1,000.
    """
    metadata: PageMetadata | None
    """
    Metadata that the page states.
    """


class ScreenshotResult(Model):
    url: str
    """
    Requested URL.
    """
    final_url: str | None
    """
    URL after redirects; null if a vendor does not report it.
    """
    status_code: int | None
    """
    HTTP status of the page; null if a vendor does not report it.
    """
    image_url: str | None
    """
    Public URL of the image until `expires_at`, without a key: anyone with the URL can read it. Null with `inline`.
    """
    expires_at: str | None
    """
    Expiry of `image_url`: ISO 8601 in UTC. Null with `inline`.
    """
    image_base64: str | None
    """
    The image in Base64 with `inline`; else null.
    """
    media_type: Literal["image/png", "image/jpeg", "image/webp"] | str
    """
    Image format.
    """
    width: int
    """
    Width of the image in device pixels.
    """
    height: int
    """
    Height of the image in device pixels.
    """
    bytes: int
    """
    Size of the image in bytes.
    """
    is_cut: bool | None
    """
    Whether the page continues below the image although `full_page` was requested; null if a vendor does not report it.
    """


class SearchCitation(Model):
    source: int
    """
    The n of `[Source n]`: the position of the result in `results`, from 1.
    """
    url: str
    """
    URL of the cited result.
    """
    title: str
    """
    Title of the cited result.
    """


class SearchHit(Model):
    url: str
    """
    http(s) URL, or `index://<collection>/<path>` for a document of an indexed folder, which `scrape` reads.
    """
    title: str
    """
    Title as plain text.
    """
    snippet: str
    """
    Matching passage as plain text; paragraphs are lines; may be empty.
    """
    domain: str
    """
    Host without `www.`; for a document of an indexed folder the name of its collection.
    """
    published_at: str | None
    """
    Publication time (ISO 8601, UTC); null if the source does not state it.
    """
    score: float | None
    """
    Relevance from 0 to 1 relative to the best result of this answer; null if the provider gives none. Results are in order of relevance either way.
    """
    source_type: Literal["web", "news", "academic"] | str
    """
    Kind of source.
    """


class SearchImagesResult(Model):
    images: list[FoundImage]
    """
    Best first.
    """


class SearchResult(Model):
    results: list[SearchHit]
    """
    Best first.
    """
    answer: str | None
    """
    Mode `ai`: the answer, each sentence followed by `[Source n]`; null in mode `standard` and if no source matches the query.
    """
    citations: list[SearchCitation]
    """
    The results the answer cites, in order of first use; empty without an answer.
    """
    ranking: Literal["words", "words_and_vectors"] | str | None = None
    """
    How the local index ranked the results: by words alone, or also by the vectors of an embedding model. Absent from other providers.
    """
    answer_ranking: Literal["words", "words_and_meaning"] | str | None = None
    """
    How the quotations of `answer` were chosen: by words alone, or also by a sentence model that read them. Present with `mode_used` `ai_extractive`.
    """


class SiteDocumentResult(Model):
    site_id: str
    """
    The site
    """
    commit: str
    """
    The commit of the document, also as `ETag`; send it with a patch
    """
    document: dict[str, Any]
    """
    The document, as described by `/schemas/site-document.json`
    """


class SiteImageCreditResult(Model):
    text: str
    """
    What the page shows
    """
    url: str | None
    """
    Page that the text links to
    """


class SiteImageListResult(Model):
    images: list[SiteImageResult]
    """
    The images that the pages show
    """
    slots: list[SiteImageSlotResult]
    """
    The places for images
    """


class SiteImageResult(Model):
    name: str
    """
    File in `images/`
    """
    alt: str
    """
    What it shows
    """
    width: int
    """
    Pixels
    """
    height: int
    """
    Pixels
    """
    credit: SiteImageCreditResult | None
    """
    What the pages show below it; null if it was added without a credit
    """


class SiteImageSlotResult(Model):
    slot: str
    """
    `gallery`, `hero`, or the id of an item or a person
    """
    title: str | None
    """
    Name of the item or person
    """
    holds: Literal["one", "many"] | str
    """
    How many images it shows
    """
    images: list[str]
    """
    File names of the images that it shows
    """


class SiteListResult(Model):
    sites: list[SiteResult]
    """
    Newest first
    """
    next_after: str | None
    """
    Send as `after` for the next page; null on the last page
    """


class SiteMemberListResult(Model):
    members: list[SiteMemberResult]
    """
    By address; at most 1,000
    """


class SiteMemberResult(Model):
    id: str
    """
    Identifier
    """
    email: str
    """
    E-mail address, in lower case
    """
    created_at: str
    """
    When the owner added the member
    """
    signed_in_at: str | None
    """
    When the member last signed in; null: never
    """


class SiteOwnerResult(Model):
    link_created_at: str | None
    """
    When the link of the owner's page was made; null without one
    """
    notify_email: str | None
    """
    E-mail address to which each entry is announced; null: none
    """
    confirms_entries: bool
    """
    Whether visitors who leave an e-mail address get a confirmation of their entry
    """
    is_email_available: bool
    """
    Whether the service can send e-mail; without it, neither of these is sent
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
    Preview URL; present once visitors can see something
    """
    picture_url: str | None = None
    """
    Picture of the home page as visitors see it (JPEG, 1280 × 800 pixels), without a key; absent without `preview_url`, and if the service has no browser
    """
    shown_commit: str | None
    """
    The commit that visitors see; null if there is none
    """
    withheld: list[WithheldPageResult]
    """
    Pages of the newest checked commit that visitors do not see; with `index.html` among them they see the commit before
    """
    open_points: list[str]
    """
    Requests that no build has fulfilled yet
    """
    created_at: str
    """
    When it was created
    """


class SmtpCheck(Model):
    connected: bool | None
    """
    Whether the server could be reached.
    """
    accepts: bool | None
    """
    Whether it accepts mail for the address.
    """
    full: bool | None
    """
    Whether the mailbox is full.
    """
    disabled: bool | None
    """
    Whether the mailbox is disabled.
    """


class TranscribeResult(Model):
    text: str
    """
    The whole transcript; empty if the audio has no speech
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
    Successful calls
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
    by_key: list[KeyUsageResult]
    """
    By key, the most expensive first
    """


class VerifyEmailResult(Model):
    email: str
    """
    The address with its domain in lower case and punycode; unchanged if it is invalid.
    """
    status: Literal["valid", "invalid", "risky", "catch_all", "disposable", "role", "unknown"] | str
    """
    `valid`: its server accepts mail for it. `invalid`: mail cannot be delivered. `catch_all`: its server accepts mail for any name. `disposable`: a throwaway domain. `role`: a role, not a person. `risky`: mail may bounce or harm the sender. `unknown`: no source could decide; free.
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
    Reason of the status; `mailbox_not_asked`: the domain accepts mail, and no source checked the mailbox.
    """
    score: float | None
    """
    Quality of the address, 0 to 100, if the source rates it.
    """
    did_you_mean: str | None
    """
    Likely intended address if the domain looks mistyped.
    """
    is_free: bool
    """
    Whether the domain belongs to a provider of free mailboxes; false: not listed.
    """
    is_role: bool
    """
    Whether it names a role (`info@`, `sales@`), not a person.
    """
    is_disposable: bool
    """
    Whether the domain is for disposable mailboxes; false: not listed.
    """
    mx: list[str] | None
    """
    Hosts that accept mail for the domain, best first; null if not checked.
    """
    smtp: SmtpCheck | None
    """
    The response of the mail server; null if it was not contacted.
    """


class WebhookAttemptResult(Model):
    at: str
    """
    When the request was sent.
    """
    url: str
    """
    Where it was sent.
    """
    succeeded: bool
    """
    Whether the endpoint answered with a status of 200 to 299.
    """
    duration_ms: int
    """
    Milliseconds until the answer was complete.
    """
    response: WebhookResponseResult | None
    """
    The answer; null: there was no complete one.
    """
    error: str | None
    """
    Why the attempt failed.
    """


class WebhookDeliveryDetailResult(Model):
    id: str
    """
    Identifies the delivery.
    """
    event_id: str
    """
    Identifies the event: the header `webhook-id`. A resend has the same one.
    """
    event_type: str
    """
    What happened.
    """
    status: Literal["pending", "delivered", "failed"] | str
    """
    `pending`: waits for an attempt. `failed`: the last retry failed.
    """
    attempts: int
    """
    Attempts so far.
    """
    created_at: str
    """
    When it was queued.
    """
    next_attempt_at: str | None
    """
    When the next attempt is due; earlier deliveries of the webhook go first.
    """
    ended_at: str | None
    """
    When it was delivered or its last retry failed.
    """
    resend_of: str | None
    """
    The delivery that this one repeats.
    """
    request: WebhookRequestResult
    """
    What is sent.
    """
    attempt_log: list[WebhookAttemptResult]
    """
    Oldest first.
    """


class WebhookDeliveryListResult(Model):
    deliveries: list[WebhookDeliveryResult]
    """
    Newest first.
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null at the end
    """


class WebhookDeliveryResult(Model):
    id: str
    """
    Identifies the delivery.
    """
    event_id: str
    """
    Identifies the event: the header `webhook-id`. A resend has the same one.
    """
    event_type: str
    """
    What happened.
    """
    status: Literal["pending", "delivered", "failed"] | str
    """
    `pending`: waits for an attempt. `failed`: the last retry failed.
    """
    attempts: int
    """
    Attempts so far.
    """
    created_at: str
    """
    When it was queued.
    """
    next_attempt_at: str | None
    """
    When the next attempt is due; earlier deliveries of the webhook go first.
    """
    ended_at: str | None
    """
    When it was delivered or its last retry failed.
    """
    resend_of: str | None
    """
    The delivery that this one repeats.
    """


class WebhookListResult(Model):
    webhooks: list[WebhookResult]
    """
    Newest first.
    """
    next_after: str | None
    """
    Pass as `after` for the next page; null at the end
    """


class WebhookRequestResult(Model):
    body: str
    """
    Body, shortened.
    """


class WebhookResponseResult(Model):
    status: int
    """
    HTTP status.
    """
    body: str
    """
    Body, shortened.
    """


class WebhookResult(Model):
    id: str
    """
    Identifies the webhook; used in paths.
    """
    url: str
    """
    Where events are sent.
    """
    description: str
    """
    What the webhook is for.
    """
    event_types: list[str]
    """
    Which events are sent.
    """
    enabled: bool
    """
    Whether events are sent.
    """
    disabled_reason: Literal["owner", "gone", "failing", "no_admin_key"] | None
    """
    Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).
    """
    disabled_at: str | None
    """
    When it was disabled.
    """
    failing_since: str | None
    """
    The first failed attempt since the last success; null: the last attempt succeeded.
    """
    created_at: str
    """
    When it was created.
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
