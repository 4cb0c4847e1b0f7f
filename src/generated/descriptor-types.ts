// Generated from schemas/. Do not edit.
import type { DialogId } from './catalogue';
import type { IconName } from './icons';
import type { OperationId } from './operations';
import type { Binding, Expression, JsonSchema, PrecompiledValidators, Text } from './types';

export type Compiled = Drawer | Panel | Dialog | Form | Scale | ConsoleSettings | ErrorRow | Route;
export type Tab = PanelTab | OwnTab;
/** One line of a panel. `type` decides how the value is shown and which other properties a field has. */
export type Field =
  | TextField
  | MonoField
  | NumberField
  | BytesField
  | DateField
  | DateTimeField
  | RelativeTimeField
  | BooleanField
  | ScaleField
  | ChipsField
  | ListField
  | TableField
  | MapField
  | LinkField
  | ActionField
  | MessageField
  | ActivityChartField;
/** A column of a table field. The entry of the row is called `item`. */
export type Column = TextColumn | MonoColumn | NumberColumn | DateTimeColumn | ScaleColumn;
/** What a click does. `type` decides which other properties an action has. */
export type Action =
  | NavigateAction
  | OpenAction
  | OpenDrawerAction
  | OpenDialogAction
  | CallAction
  | RefreshAction
  | ToastAction
  | CopyAction
  | CloseAction
  | ReloadAction
  | LogInAction
  | LogOutAction;
export type Block = ParagraphBlock | FrameBlock | FormBlock;
export type Route = ScreenRoute | CatchAllRoute | RedirectRoute | ExternalRoute | OutsideRoute;

/** The detail drawer of one object type. */
export interface Drawer {
  readonly id: string;
  /** Number by which the drawer is opened. */
  readonly searchType: number;
  readonly title: Text;
  /** What sort of object this is, below its name. */
  readonly kind: Text;
  readonly icon: IconName;
  /** Name of the object, in the head of the drawer. */
  readonly name: Expression;
  readonly sources?: Sources;
  /** Id of the tab shown first. */
  readonly defaultTab: string;
  /** Shown in this order; a single tab is shown without a tab list. */
  readonly tabs: readonly Tab[];
}
/** Calls by name. A source is loaded when something visible needs it, once per opening. */
export interface Sources {
  readonly [k: string]: Source;
}
/** One call whose answer expressions read under the source's name. */
export interface Source {
  readonly operation: OperationId;
  readonly path?: {
    readonly [k: string]: Expression;
  };
  readonly query?: {
    readonly [k: string]: Expression;
  };
  readonly body?: Binding;
  /** The call is sent only while this holds. */
  readonly when?: Expression;
}
/** A tab filled by a shared panel. */
export interface PanelTab {
  readonly needs: readonly string[];
  readonly id: string;
  readonly title: Text;
  readonly visibleWhen?: Expression;
  /** A panel of `panels/`. */
  readonly panel: Panel;
  /** The inputs of the panel. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
}
/** A tab with fields of its own. */
export interface OwnTab {
  readonly needs: readonly string[];
  readonly id: string;
  readonly title: Text;
  readonly visibleWhen?: Expression;
  /** Fields under headings, in the order shown. */
  readonly sections?: readonly Section[];
  /** Fields in the order shown. */
  readonly fields?: readonly Field[];
  /** While this holds the panel shows its empty state. */
  readonly emptyWhen?: Expression;
  readonly whenEmpty?: WhenEmpty;
  /** Buttons above the fields. */
  readonly buttons?: readonly Button[];
}
export interface Section {
  readonly id: string;
  readonly title?: Text;
  readonly visibleWhen?: Expression;
  readonly fields: readonly Field[];
}
/** Plain text. */
export interface TextField {
  readonly type: 'text';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** Monospaced text for hashes, addresses and paths; can be copied. */
export interface MonoField {
  readonly type: 'mono';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** A number with grouped digits. */
export interface NumberField {
  readonly type: 'number';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** A size in bytes, shown with a unit of base 1024. */
export interface BytesField {
  readonly type: 'bytes';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** A calendar day. */
export interface DateField {
  readonly type: 'date';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** Date, time and zone. */
export interface DateTimeField {
  readonly type: 'dateTime';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** How long ago, with the exact time on hover and focus. */
export interface RelativeTimeField {
  readonly type: 'relativeTime';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** Yes or no. */
export interface BooleanField {
  readonly type: 'boolean';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
  readonly yes?: Text;
  readonly no?: Text;
}
/** A value judged by a scale: a severity tag, with the value beside it where wanted. */
export interface ScaleField {
  readonly type: 'scale';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  readonly showValue?: boolean;
}
/** Short words side by side. */
export interface ChipsField {
  readonly type: 'chips';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** One line per entry; the first few, then show more. */
export interface ListField {
  readonly type: 'list';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
  readonly item?: Expression;
  readonly mono?: boolean;
  /** Entries shown before show more. */
  readonly first?: number;
  /** Shows the number of entries beside the label. */
  readonly count?: boolean;
}
/** One row per entry, one column per field; inside a column the entry is called `item`. */
export interface TableField {
  readonly type: 'table';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
  readonly columns: readonly Column[];
}
export interface TextColumn {
  readonly type: 'text';
  readonly id: string;
  readonly label: Text;
  readonly value: Expression;
}
export interface MonoColumn {
  readonly type: 'mono';
  readonly id: string;
  readonly label: Text;
  readonly value: Expression;
}
export interface NumberColumn {
  readonly type: 'number';
  readonly id: string;
  readonly label: Text;
  readonly value: Expression;
}
export interface DateTimeColumn {
  readonly type: 'dateTime';
  readonly id: string;
  readonly label: Text;
  readonly value: Expression;
}
export interface ScaleColumn {
  readonly type: 'scale';
  readonly id: string;
  readonly label: Text;
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  readonly showValue?: boolean;
}
/** Name and value, one line per entry. */
export interface MapField {
  readonly type: 'map';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
}
/** Text that leads to an address; plain text when the address cannot be trusted. */
export interface LinkField {
  readonly type: 'link';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
  readonly href: Expression;
  readonly window: 'same' | 'new';
}
/** A button in the list of properties. */
export interface ActionField {
  readonly type: 'action';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly button: Button;
}
export interface Button {
  readonly id: string;
  readonly label: Text;
  readonly icon?: IconName;
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  readonly visibleWhen?: Expression;
  readonly enabledWhen?: Expression;
  /** Told while `enabledWhen` does not hold. */
  readonly disabledReason?: Text;
  /** Asked before the action runs. */
  readonly confirm?: Text;
  readonly action: Action;
}
/** Goes to a path of the route table. */
export interface NavigateAction {
  readonly type: 'navigate';
  readonly to: string;
  /** Appended to a path that takes a tail. */
  readonly tail?: Expression;
  readonly query?: {
    readonly [k: string]: Expression;
  };
}
/** Opens an address. An address that cannot be trusted is not opened. */
export interface OpenAction {
  readonly type: 'open';
  readonly href: Expression;
  readonly window: 'same' | 'new';
}
export interface OpenDrawerAction {
  readonly type: 'openDrawer';
  readonly searchType: number;
  readonly objectId: Expression;
  /** Position of the tab, counted from 1. */
  readonly tab?: number;
}
export interface OpenDialogAction {
  readonly type: 'openDialog';
  readonly dialog: DialogId;
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** Inputs that are texts for the reader, translated like every text. */
  readonly texts?: {
    readonly [k: string]: Text;
  };
}
/** Sends a call, then runs `then` or `failed`. A failure without `failed` is told as `errors.json` says. */
export interface CallAction {
  readonly type: 'call';
  readonly operation: OperationId;
  readonly path?: {
    readonly [k: string]: Expression;
  };
  readonly query?: {
    readonly [k: string]: Expression;
  };
  readonly body?: Binding;
  readonly then?: readonly Action[];
  readonly failed?: readonly Action[];
}
/** Asks a source of this panel again, with other values where given. */
export interface RefreshAction {
  readonly type: 'refresh';
  readonly source: string;
  readonly query?: {
    readonly [k: string]: Expression;
  };
}
export interface ToastAction {
  readonly type: 'toast';
  readonly text: Text;
  readonly intent: 'success' | 'warning' | 'danger';
}
export interface CopyAction {
  readonly type: 'copy';
  readonly value: Expression;
}
/** Closes the dialog or drawer the action stands in. */
export interface CloseAction {
  readonly type: 'close';
}
export interface ReloadAction {
  readonly type: 'reload';
  /** Milliseconds to wait first. */
  readonly after?: number;
}
/** Goes to the single-sign-on login and comes back to this place. */
export interface LogInAction {
  readonly type: 'logIn';
}
export interface LogOutAction {
  readonly type: 'logOut';
}
/** A sentence for the reader, without a label. */
export interface MessageField {
  readonly type: 'message';
  /** Name for tests and translations. */
  readonly id: string;
  readonly visibleWhen?: Expression;
  readonly text: Text;
  readonly tone?: 'plain' | 'info' | 'warning' | 'progress';
  readonly link?: MessageLink;
}
export interface MessageLink {
  readonly text: Text;
  readonly href: Expression;
  readonly window: 'same' | 'new';
}
/** A line of activity over time with its peak marked. */
export interface ActivityChartField {
  readonly type: 'activityChart';
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: Expression;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly value: Expression;
  /** Time of the first point. */
  readonly from?: Expression;
  /** Time of the last point. */
  readonly to?: Expression;
  readonly peakTime?: Expression;
  readonly peakCount?: Expression;
}
/** What the empty state says and offers; "No data" unless given. */
export interface WhenEmpty {
  readonly text?: Text;
  readonly hint?: Hint;
  readonly buttons?: readonly Button[];
}
export interface Hint {
  readonly text: Text;
  readonly visibleWhen?: Expression;
}
/** A panel that several drawers share. */
export interface Panel {
  readonly id: string;
  readonly needs: readonly string[];
  readonly input: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  readonly sources?: Sources;
  /** Fields under headings, in the order shown. */
  readonly sections?: readonly Section[];
  /** Fields in the order shown. */
  readonly fields?: readonly Field[];
  /** While this holds the panel shows its empty state. */
  readonly emptyWhen?: Expression;
  readonly whenEmpty?: WhenEmpty;
  /** Buttons above the fields. */
  readonly buttons?: readonly Button[];
}
/** A dialog, opened by its file name. */
export interface Dialog {
  readonly id: string;
  readonly title: Text;
  /** dismissible: Escape, the cross and a click outside close it. must-answer: only its buttons do. */
  readonly closing: 'dismissible' | 'must-answer';
  /** Pixels of the outer box, or an expression over `input`; the console's default unless decided. */
  readonly width?: number | Expression;
  /** Pixels of the outer box, or an expression over `input`; the console's default unless decided. */
  readonly height?: number | Expression;
  readonly input?: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  readonly content: readonly Block[];
  readonly buttons?: readonly Button[];
  /** Further buttons handed over by the opener: entries of text, action (close, navigate, open) and to. */
  readonly buttonsFrom?: Expression;
}
export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: Text;
  readonly visibleWhen?: Expression;
}
/** An embedded page in a sandboxed frame, with a spinner until it has loaded. */
export interface FrameBlock {
  readonly type: 'frame';
  readonly href: Expression;
  readonly title: Text;
  readonly visibleWhen?: Expression;
}
export interface FormBlock {
  readonly type: 'form';
  /** A form of `forms/`. */
  readonly form: Form;
  readonly visibleWhen?: Expression;
}
/** A form: a JSON Schema for its values, one layout line per property, and what sending does. */
export interface Form {
  readonly id: string;
  readonly validators: PrecompiledValidators;
  readonly input?: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  /** JSON Schema (draft 2020-12 without references) of an object with one level of properties. */
  readonly schema: JsonSchema;
  /** One line per property, in the order shown. */
  readonly layout: readonly FormLine[];
  readonly submit: FormSubmit;
}
export interface FormLine {
  readonly property: string;
  readonly label: Text;
  readonly widget: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio' | 'checkbox';
  readonly placeholder?: Text;
  readonly note?: FormNote;
  /** Texts of the allowed values, in the order shown. */
  readonly options?: readonly FormOption[];
  /** Value on opening. */
  readonly initial?: Expression;
  /** Message by rule (required, format, maxLength, enum ...); `any` for all other rules. */
  readonly messages: {
    readonly [k: string]: Text;
  };
}
export interface FormNote {
  readonly text: Text;
  readonly visibleWhen?: Expression;
}
export interface FormOption {
  readonly value: string;
  readonly text: Text;
  readonly visibleWhen?: Expression;
}
export interface FormSubmit {
  readonly id: string;
  readonly label: Text;
  readonly operation: OperationId;
  readonly path?: {
    readonly [k: string]: Expression;
  };
  readonly query?: {
    readonly [k: string]: Expression;
  };
  readonly body?: Binding;
  readonly then?: readonly Action[];
  readonly failed?: readonly Action[];
}
/** Turns a value into a word and a severity. Rows are tried in order. */
export interface Scale {
  readonly id: string;
  readonly description?: string;
  /** number: whole or broken; integer: whole numbers only, also as text; string: words. */
  readonly of: 'number' | 'integer' | 'string';
  /** Lowest and highest value that rows must cover without a gap. */
  readonly range?: readonly [number, number];
  readonly rows: readonly ScaleRow[];
  /** What a value without a row shows: a dash, or the value itself. */
  readonly otherwise: 'dash' | 'value';
}
export interface ScaleRow {
  /** One value, or a list of values. */
  readonly equals?: (string | number | boolean) | readonly (string | number)[];
  readonly from?: number;
  readonly to?: number;
  readonly text: Text;
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
  readonly icon?: IconName;
}
/** Brand, languages, timers, limits and widths of the console. */
export interface ConsoleSettings {
  /** Title in the header. */
  readonly brand: {
    readonly default: Text;
    readonly UAE: Text;
    readonly serviceProvider: Text;
  };
  /** Languages offered, the first is the default. */
  readonly languages: readonly string[];
  /** A user name that contains this belongs to a demo account. */
  readonly demoMarker: string;
  /** Where the shell's own calls live. */
  readonly apiBase: {
    readonly shell: string;
    readonly public: string;
  };
  /** Waiting times. */
  readonly timers: {
    /** Start of the assistants after the profile. Milliseconds. */
    readonly assistantStart: number;
    /** Start of all other tasks after the profile. Milliseconds. */
    readonly startupTasks: number;
    /** Message before the redirect to sign in. Milliseconds. */
    readonly signInMessage: number;
    /** Time a refused call stays pending after that redirect. Milliseconds. */
    readonly signInSettle: number;
    /** Time embedded parts have to answer a logout. Milliseconds. */
    readonly logoutHandshake: number;
    /** Life of a toast. Milliseconds. */
    readonly toast: number;
    /** Time an embedded page has to load. Milliseconds. */
    readonly frameLoad: number;
    /** Clock. Milliseconds. */
    readonly clockTick: number;
    /** Wait before a skeleton shows. Milliseconds. */
    readonly skeletonDelay: number;
    /** Window in which redirects to sign in are counted. Milliseconds. */
    readonly signInWindow: number;
  };
  /** Numbers of things. */
  readonly limits: {
    /** Redirects to sign in within the window before a page with a button is shown. */
    readonly signInRedirects: number;
    /** Levels of the side menu. */
    readonly menuDepth: number;
    /** Entries of a list before show more. */
    readonly listFirst: number;
    /** Repeated attempts of a safe read. */
    readonly retries: number;
  };
  /** Sizes. */
  readonly widths: {
    /** Drawer. Pixels. */
    readonly drawer: number;
    /** Narrowest drawer. Pixels. */
    readonly drawerMin: number;
    /** Widest drawer. Pixels. */
    readonly drawerMax: number;
    /** Dialog without a width of its own. Pixels. */
    readonly dialog: number;
    /** Dialog without a height of its own. Pixels. */
    readonly dialogHeight: number;
    /** Tooltip. Pixels. */
    readonly tooltip: number;
  };
  /** Stacking order. */
  readonly layers: {
    /** Header. */
    readonly header: number;
    /** Drawer. */
    readonly drawer: number;
    /** Dialogs. */
    readonly dialog: number;
    /** Toasts. */
    readonly toast: number;
    /** Timed-out views. */
    readonly timedOut: number;
  };
  /** Reason on the access-denied page by value of `msg`; `other` for every other value. */
  readonly accessDenied: {
    readonly [k: string]: Text;
  };
  /** Paths that are never refused. */
  readonly exemptFromAccess: readonly string[];
}
export interface ErrorRow {
  readonly operation?: OperationId;
  /** Start of the path of the call. */
  readonly prefix?: string;
  /** An HTTP status, a class of them, or `none` for no answer at all. */
  readonly status?: number | ('4xx' | '5xx' | 'none');
  /** Error number in the body. */
  readonly number?: number;
  readonly message?: string;
  /** panel: in place of the panel's fields; toast: a note that goes away; dialog; page: the signal leads to another page; empty: like an answer without content; blank: the fields with dashes; nothing: the caller alone reacts. */
  readonly show: 'panel' | 'toast' | 'dialog' | 'page' | 'empty' | 'blank' | 'nothing';
  readonly intent?: 'warning' | 'danger';
  /** The trace id stands below the message. */
  readonly traceId?: boolean;
  /** Wording of a dialog with several. */
  readonly variant?: number;
  /** What the session does: sign in again, sign out, access denied page, error page. */
  readonly signal?: 'sign-in' | 'sign-out' | 'forbidden' | 'unavailable';
}
/** A screen of the console; `{id*}` at the end takes any tail. */
export interface ScreenRoute {
  readonly area: Text;
  readonly pattern: string;
  readonly tail: boolean;
  readonly kind: 'screen';
  readonly path: string;
  /** Menu keys; one allowed key is enough. */
  readonly keys?: readonly number[];
  /** Says that its keys stand at other routes as well, on purpose. */
  readonly sharesKeys?: true;
  readonly title: Text;
  /** A page with a picture of its own; a placeholder unless given. */
  readonly page?: 'landing' | 'access-denied' | 'started' | 'about' | 'maintenance' | 'logout' | 'placeholder';
  /** Names the address may carry. */
  readonly query?: readonly string[];
}
/** Takes every address below its path that no other route names. */
export interface CatchAllRoute {
  readonly area: Text;
  readonly pattern: string;
  readonly tail: boolean;
  readonly kind: 'catch-all';
  readonly path: string;
  /** Menu keys; one allowed key is enough. */
  readonly keys?: readonly number[];
  /** Says that its keys stand at other routes as well, on purpose. */
  readonly sharesKeys?: true;
  readonly title: Text;
  /** A page with a picture of its own; a placeholder unless given. */
  readonly page?: 'landing' | 'access-denied' | 'started' | 'about' | 'maintenance' | 'logout' | 'placeholder';
  /** Names the address may carry. */
  readonly query?: readonly string[];
}
/** Leads to another path and adds its query. */
export interface RedirectRoute {
  readonly area: Text;
  readonly pattern: string;
  readonly tail: boolean;
  readonly kind: 'redirect';
  readonly path: string;
  readonly to: string;
  readonly query?: {
    readonly [k: string]: string;
  };
}
/** Leads to an address of the start-up configuration. */
export interface ExternalRoute {
  readonly area: Text;
  readonly pattern: string;
  readonly tail: boolean;
  readonly kind: 'external';
  readonly path: string;
  /** Menu keys; one allowed key is enough. */
  readonly keys?: readonly number[];
  /** Says that its keys stand at other routes as well, on purpose. */
  readonly sharesKeys?: true;
  readonly title: Text;
  readonly link: string;
}
/** An address beside the console that it uses. */
export interface OutsideRoute {
  readonly area: Text;
  readonly pattern: string;
  readonly tail: boolean;
  readonly kind: 'outside';
  readonly path: string;
  readonly title: Text;
}
