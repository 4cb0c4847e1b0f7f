// Generated from schemas/. Do not edit.
import type { DialogId, IconSource, PreferenceName, ScreenId } from '../console/ids';
import type { OperationId } from './operations';
import type { Binding, Expression, FormValidator, JsonSchema, Text } from './types';

export type Compiled =
  | Screen
  | Drawer
  | Panel
  | Dialog
  | Form
  | SecurityResponse
  | ResponseOperations
  | Picture
  | Scale
  | ConsoleSettings
  | Engine
  | Header
  | Banners
  | StartupDialogs
  | ErrorRow
  | Route;
/** What a route shows. `kind` decides which other properties a screen has. */
export type Screen = TableScreen | TilesScreen | SectionsScreen | TabsScreen | FrameScreen | PlaceholderScreen;
/** A way to narrow a page. `type` decides how it is drawn and what `filter.<id>` is. */
export type Filter = TextFilter | ChoiceFilter | ChoicesFilter | SwitchFilter | RangeFilter | DateFilter | LinkFilter;
/** What a click does. `type` decides which other properties an action has. */
export type Action =
  | NavigateAction
  | OpenAction
  | OpenDrawerAction
  | OpenObjectGroupAction
  | OpenDialogAction
  | UndoResponseAction
  | CallAction
  | RefreshAction
  | ToastAction
  | CopyAction
  | CloseAction
  | ReloadAction
  | LogInAction
  | LogOutAction
  | MailAction
  | SetPreferenceAction
  | EventAction
  | CommandAction
  | JumpAction
  | PostAction;
/** A column of a table. The entry of the row is called `item`. */
export type Column =
  | TextColumn
  | MonoColumn
  | NumberColumn
  | DateTimeColumn
  | DateColumn
  | RelativeTimeColumn
  | BytesColumn
  | DurationColumn
  | PercentColumn
  | ScaleColumn
  | BooleanColumn
  | ChipsColumn
  | StateColumn
  | LinkColumn
  | ObjectColumn
  | ObjectsColumn
  | ButtonColumn;
/** One part of a dashboard. `type` decides what it draws. */
export type Tile = NumberTile | ListTile | BarTile | RingTile | LineTile;
/** One line of a panel. `type` decides how the value is shown and which other properties a field has. */
export type Field =
  | TextField
  | MonoField
  | NumberField
  | BytesField
  | DurationField
  | PercentField
  | DateField
  | DateTimeField
  | RelativeTimeField
  | BooleanField
  | ScaleField
  | ChipsField
  | ListField
  | TableField
  | TreeField
  | TimelineField
  | GraphField
  | MapField
  | LinkField
  | ActionField
  | WordsField
  | MessageField
  | ActivityChartField
  | StateField
  | PopupField
  | GroupsField
  | ScoreChartField
  | HexField;
/** One tab: fields of its own, or a shared panel. */
export type Tab = PanelTab | OwnTab;
/** One part of the content of a dialog. `type` decides which other properties a block has. */
export type Block =
  | ParagraphBlock
  | FrameBlock
  | FormBlock
  | PanelBlock
  | CheckboxBlock
  | ReaderBlock
  | ListBlock
  | PartBlock
  | FieldsBlock
  | ButtonsBlock
  | DownloadBlock
  | PictureBlock
  | TaskBlock;
/** How a failed call is shown. `kind` decides which other properties a policy has. A source that failed leaves its panel without data, unless the policy says otherwise. */
export type ErrorPolicy =
  | ToastPolicy
  | PanelPolicy
  | DialogPolicy
  | ConflictPolicy
  | AsEmptyPolicy
  | AsBlankPolicy
  | IgnorePolicy
  | SessionPolicy
  | PagePolicy;
/** One address of the console. */
export type Route = ScreenRoute | CatchAllRoute | RedirectRoute | ExternalRoute | OutsideRoute;

/** One list, row by row. */
export interface TableScreen {
  readonly id: string;
  readonly needs: readonly string[];
  readonly paged?: string;
  readonly described?: Readonly<Record<string, string>>;
  readonly kind: 'table';
  /** Names that the address may carry beside the filters; expressions read them as `address.<name>`, and what follows the path of the route as `address.tail`. */
  readonly address?: readonly string[];
  /** Name of what the page is about, e.g. of one alert: its heading and the last item of the breadcrumbs. Until it is known the title of the route is shown. */
  readonly name?: Expression;
  /** Shows the period picker beside the filters; expressions read `period.from` and `period.to` in unix seconds. Another period calls the operations again. */
  readonly period?: true;
  /** What the reader can narrow the page by, in the order shown; each is kept in the address under its id. */
  readonly filters?: readonly Filter[];
  /** Shows a bar in which the reader types the filters as a query, such as `severity:high score>=70`, in place of the first text filter. Each filter but those of links is a field of the query under its id. */
  readonly query?: true;
  readonly sources?: Sources;
  readonly values?: Values;
  /** Buttons beside the title. */
  readonly buttons?: readonly Button[];
  /** Expression that gives the list; each entry is called `item`. */
  readonly rows: Expression;
  /** Expression over the entry that names it; entries keep their selection by it. */
  readonly rowId: Expression;
  /** How many entries there are in all. A call that reads `page` needs it, or `more`, or `next`. */
  readonly total?: Expression;
  /** Where the answer does not say how many entries there are: whether another page follows. */
  readonly more?: Expression;
  /** Where the server names the next page itself: its name in the answer, absent on the last page. The call reads it as `page.cursor`. */
  readonly next?: Expression;
  /** Whether analysts can save how the list is arranged and filtered as named views; they can unless this is false. A list inside a tab has none. */
  readonly savedViews?: boolean;
  /** Entries of one call; as many as `console.json` says unless given. */
  readonly pageSize?: number;
  /** Columns in the order shown; the reader may hide some. */
  readonly columns: readonly Column[];
  /** Sort key at first; with `-` before it the largest come first. */
  readonly sort?: string;
  readonly open?: Action;
  /** Further things to do with a row; their expressions read it as `item`. */
  readonly rowActions?: readonly Button[];
  /** What can be done with the selected rows at once, in the bar below the list; expressions read these rows as the list `selection`. */
  readonly bulkActions?: readonly Button[];
  /** Maximum number of rows of a bulk action, as the operations behind them have it; with more selected rows the buttons are disabled. Responses are sent in parts and have no maximum. */
  readonly bulkMax?: number;
  readonly target?: RowTarget;
  /** What is counted, shown after the number of entries: `endpoint` for one, `endpoints` for others. */
  readonly itemLabel?: Text;
  readonly whenEmpty?: WhenEmpty;
}
/** Text that is typed; a text, or absent while there is none. */
export interface TextFilter {
  readonly type: 'text';
  /** Name in the address; expressions read `filter.<id>`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** In a list with `query`: further names of the field, such as a shorter one. */
  readonly aliases?: readonly string[];
  /** In a list with `query`: what the field compares, shown where fields are suggested; the description of the parameter in the contract unless given. */
  readonly help?: Text;
  /** In a list with `query`: false if the filter is set in the query alone and has no control beside the others. */
  readonly control?: false;
  /** Shown in the empty field, e.g. what can be searched for. */
  readonly placeholder?: Text;
}
/** One of several; a text, or absent while all are shown. */
export interface ChoiceFilter {
  readonly type: 'choice';
  /** Name in the address; expressions read `filter.<id>`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** In a list with `query`: further names of the field, such as a shorter one. */
  readonly aliases?: readonly string[];
  /** In a list with `query`: what the field compares, shown where fields are suggested; the description of the parameter in the contract unless given. */
  readonly help?: Text;
  /** In a list with `query`: false if the filter is set in the query alone and has no control beside the others. */
  readonly control?: false;
  /** What can be chosen: words written here, those of a scale, or the entries of a list. */
  readonly options: readonly FilterOption[] | ScaleOptions | ListOptions;
  /** Value that is chosen at first. */
  readonly initial?: string;
}
/** One thing to choose. */
export interface FilterOption {
  /** The value that is sent and that the address contains. */
  readonly value: string;
  /** Name shown to the reader. */
  readonly label: Text;
}
/** The values and words of a scale. */
export interface ScaleOptions {
  /** A scale of `scales/`, with a row for each value. */
  readonly scale: Scale;
}
/** The entries of a list, e.g. of an answer. */
export interface ListOptions {
  /** Options above the entries of the list, such as one for what has no value. */
  readonly first?: readonly FilterOption[];
  /** Expression that gives the list; each entry is called `item`. */
  readonly rows: Expression;
  /** Expression over the entry: what is sent. */
  readonly value: Expression;
  /** Expression over the entry: its name. */
  readonly label: Expression;
}
/** Any of several; a list of texts, or absent while all are shown. */
export interface ChoicesFilter {
  readonly type: 'choices';
  /** Name in the address; expressions read `filter.<id>`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** In a list with `query`: further names of the field, such as a shorter one. */
  readonly aliases?: readonly string[];
  /** In a list with `query`: what the field compares, shown where fields are suggested; the description of the parameter in the contract unless given. */
  readonly help?: Text;
  /** In a list with `query`: false if the filter is set in the query alone and has no control beside the others. */
  readonly control?: false;
  /** What can be chosen: words written here, those of a scale, or the entries of a list. */
  readonly options: readonly FilterOption[] | ScaleOptions | ListOptions;
}
/** On or off; true, or absent while it is off. */
export interface SwitchFilter {
  readonly type: 'switch';
  /** Name in the address; expressions read `filter.<id>`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** In a list with `query`: further names of the field, such as a shorter one. */
  readonly aliases?: readonly string[];
  /** In a list with `query`: what the field compares, shown where fields are suggested; the description of the parameter in the contract unless given. */
  readonly help?: Text;
  /** In a list with `query`: false if the filter is set in the query alone and has no control beside the others. */
  readonly control?: false;
}
/** Numbers from one to another, both included; absent while neither end is set. Expressions read the ends as `filter.<id>.from` and `filter.<id>.to`. */
export interface RangeFilter {
  readonly type: 'range';
  /** Name in the address; expressions read `filter.<id>.from` and `filter.<id>.to`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** In a list with `query`: further names of the field, such as a shorter one. */
  readonly aliases?: readonly string[];
  /** In a list with `query`: what the field compares, shown where fields are suggested; the description of the parameter in the contract unless given. */
  readonly help?: Text;
  /** In a list with `query`: false if the filter is set in the query alone and has no control beside the others. */
  readonly control?: false;
  /** The lowest number that can be set; any unless given. */
  readonly min?: number;
  /** The highest number that can be set; any unless given. */
  readonly max?: number;
  /** How many decimals a number may have; none unless given. */
  readonly decimals?: number;
  /** The end that can be set, where the call takes one; both unless given. */
  readonly ends?: 'from' | 'to';
}
/** A day; a text such as `2025-02-01`, or absent while there is none. */
export interface DateFilter {
  readonly type: 'date';
  /** Name in the address; expressions read `filter.<id>`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** In a list with `query`: further names of the field, such as a shorter one. */
  readonly aliases?: readonly string[];
  /** In a list with `query`: what the field compares, shown where fields are suggested; the description of the parameter in the contract unless given. */
  readonly help?: Text;
  /** In a list with `query`: false if the filter is set in the query alone and has no control beside the others. */
  readonly control?: false;
}
/** What a link from elsewhere narrows the page by; a text, or absent. It is there only while the address has it: the reader sees it and can clear it. */
export interface LinkFilter {
  readonly type: 'link';
  /** Name in the address; expressions read `filter.<id>`. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Expression that gives the words for what it is set to, e.g. the name of an object; the value itself unless given. */
  readonly shown?: Expression;
  /** Further names of the address that come with it and go with it. Each takes one of some words, and the filter does not count with another one; or `any` text, which expressions read as `address.<name>`. */
  readonly with?: {
    readonly [k: string]: 'any' | readonly string[];
  };
}
/** Calls by name. A source is loaded when something visible needs it, once per opening. */
export interface Sources {
  readonly [k: string]: Source;
}
/** One call whose answer expressions read under the source's name. */
export interface Source {
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
  /** The call is sent only while this holds. */
  readonly when?: Expression;
}
/** Expressions with names, which the other expressions read by their name; each may read those before it. */
export interface Values {
  readonly [k: string]: Expression;
}
/** A button and what a click on it does. */
export interface Button {
  readonly id: string;
  /** Its name in the page; the id unless given. Buttons of which one is visible at a time may share it. */
  readonly as?: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Name of a Blueprint icon. */
  readonly icon?: IconSource;
  /** Colour by meaning. */
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  /** Drawn as a link: for what leads elsewhere. */
  readonly asLink?: true;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  readonly enabledWhen?: Expression;
  /** Told while `enabledWhen` does not hold. */
  readonly disabledReason?: Text;
  /** Other reasons by case; `disabledReason` is the text of every other case. */
  readonly disabledReasonWhen?: readonly TextWhen[];
  /** Asked before the action runs, with the label and the colour of the button again. */
  readonly confirm?: Text;
  readonly action: Action;
}
/** A text for one case. */
export interface TextWhen {
  readonly id: string;
  /** Condition of this case. */
  readonly when: Expression;
  /** The words. */
  readonly text: Text;
}
/** Goes to a path of the route table. */
export interface NavigateAction {
  readonly type: 'navigate';
  /** A path of the route table, without its tail. */
  readonly to: string;
  /** Appended to a path that takes a tail. */
  readonly tail?: Expression;
  /** Expressions for the query of the address, by name. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** What follows, e.g. closing the dialog that contains it. */
  readonly then?: readonly Action[];
}
/** Opens an address. An address of a foreign origin is offered as a link with its host; one that is missing or cannot be trusted is not opened. */
export interface OpenAction {
  readonly type: 'open';
  /** Expression that gives the address. Only the console's own origin and those that the deployment allows open by themselves. */
  readonly href: Expression;
  /** Where it opens: in this window or a new one. */
  readonly window: 'same' | 'new';
  /** What follows, unless the address was missing or refused. */
  readonly then?: readonly Action[];
}
/** Opens the drawer of an object. */
export interface OpenDrawerAction {
  readonly type: 'openDrawer';
  /** The kind of object: the number of its drawer, or an expression that gives its number or its name. */
  readonly searchType: number | Expression;
  /** Expression that gives the id of the object. */
  readonly objectId: Expression;
  /** Position of the tab, counted from 1. */
  readonly tab?: number;
  readonly rating?: Expression;
  /** Further inputs of the drawer, by name, e.g. `process`. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** What happens instead for what has no drawer; nothing unless given. */
  readonly else?: readonly Action[];
}
/** Opens the drawer of a group of objects. */
export interface OpenObjectGroupAction {
  readonly type: 'openObjectGroup';
  /** Expression that gives the name of the group. */
  readonly name?: Expression;
  /** Expression that gives what the group is asked for by. */
  readonly payload: Expression;
}
/** Opens a dialog in front. */
export interface OpenDialogAction {
  readonly type: 'openDialog';
  /** A dialog of `dialogs/`. */
  readonly dialog: DialogId;
  /** Expressions for the inputs of the dialog, by name. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** Inputs that are texts for the reader, translated like every text. */
  readonly texts?: {
    readonly [k: string]: Text;
  };
  /** What follows, e.g. closing the dialog that contains it. */
  readonly then?: readonly Action[];
}
/** Opens the dialog of the response that undoes another one, for the same object. */
export interface UndoResponseAction {
  readonly type: 'undoResponse';
  /** Expression that gives the id of the response to undo, a file of `responses/`. */
  readonly response: Expression;
  /** Expression that gives the search type of the object. */
  readonly searchType: Expression;
  /** Expression that gives the id of the object. */
  readonly objectId: Expression;
  /** Expression that gives the name of the object. */
  readonly name: Expression;
}
/** Sends a call, then runs `then` or `failed`. A failure without `failed` is told as `errors.json` says. */
export interface CallAction {
  readonly type: 'call';
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
  readonly changes?: readonly OperationId[];
  readonly optimistic?: readonly OptimisticChange[];
  readonly undo?: UndoCall;
  /** What follows when the call has succeeded; its expressions read the answer as `answer`. */
  readonly then?: readonly Action[];
  /** What follows when the call has failed, in place of what `errors.json` says; without it the failure is told as written there. A failure that the session deals with is told by the session alone. */
  readonly failed?: readonly Action[];
  /** What follows any failure once it has been told. */
  readonly afterFailure?: readonly Action[];
}
/** How the answers of one read change. */
export interface OptimisticChange {
  /** The read whose answers change: an `operationId` of the contract that a source calls. */
  readonly read: OperationId;
  /** The list in the answer whose entries change, such as `answer.items`; without it the answer itself changes. */
  readonly rows?: Expression;
  /** Which of them change: members by name, with expressions for the values that they must have. A list means one of its entries. */
  readonly match?: {
    readonly [k: string]: Expression;
  };
  /** The members that change, with expressions for their new values. */
  readonly set: {
    readonly [k: string]: Binding;
  };
}
/** A call that undoes another one. When that one has succeeded, a toast shows `text` and a button that sends this call, as long as a toast with a button stays. Its expressions read the answer as `answer`, and everything else as it was at the click. Afterwards the same reads are requested again as after the call that it undoes. */
export interface UndoCall {
  /** The words of the toast: what the call has done. */
  readonly text: Text;
  /** The call that undoes: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** Asks a source of this panel again, with other values where given. */
export interface RefreshAction {
  readonly type: 'refresh';
  /** A source of this panel or drawer. */
  readonly source: string;
  /** Expressions that replace those of the source. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
}
/** Shows a note for a few seconds. */
export interface ToastAction {
  readonly type: 'toast';
  /** What the note says. */
  readonly text: Text;
  /** Colour by meaning. */
  readonly intent: 'success' | 'warning' | 'danger';
}
/** Puts a value on the clipboard and says so. */
export interface CopyAction {
  readonly type: 'copy';
  /** Expression that gives what is put on the clipboard. */
  readonly value: Expression;
}
/** Closes the dialog or drawer that contains the action. */
export interface CloseAction {
  readonly type: 'close';
  /** Leaves a dialog as Escape does: what it says under `dismissed` follows. */
  readonly dismiss?: true;
}
/** Reloads the page. */
export interface ReloadAction {
  readonly type: 'reload';
  /** Milliseconds to wait first. */
  readonly after?: number;
}
/** Goes to the single-sign-on login and comes back to this place. */
export interface LogInAction {
  readonly type: 'logIn';
}
/** Signs out. */
export interface LogOutAction {
  readonly type: 'logOut';
}
/** Opens a draft in the mail program. */
export interface MailAction {
  readonly type: 'mail';
  /** Expression that gives the address; without it the draft has none. */
  readonly to?: Expression;
  /** Expression that gives the subject. */
  readonly subject: Expression;
}
/** Keeps a choice in this browser for as long as `console.json` says. */
export interface SetPreferenceAction {
  readonly type: 'setPreference';
  /** A preference of `console.json`. */
  readonly name: PreferenceName;
  /** Expression that gives what is kept; without it only that it was chosen. */
  readonly value?: Expression;
  /** What follows. */
  readonly then?: readonly Action[];
}
/** Tells the rest of the console by a window event. */
export interface EventAction {
  readonly type: 'event';
  /** Name of the event. */
  readonly name: 'console:continue-session';
  /** What follows. */
  readonly then?: readonly Action[];
}
/** Works a part of the frame around the page. */
export interface CommandAction {
  readonly type: 'command';
  /** What to do. */
  name:
    | 'search'
    | 'palette'
    | 'shortcuts'
    | 'notifications'
    | 'tasks'
    | 'undo'
    | 'toggle-menu'
    | 'switch-theme'
    | 'cell-menu'
    | 'next'
    | 'previous';
}
/** Jumps by single sign-on to role management in the other console. */
export interface JumpAction {
  readonly type: 'jump';
}
/** Posts a message to this window, and to the window around it when the console is embedded, both of the own origin. */
export interface PostAction {
  readonly type: 'post';
  /** Expressions for the members of the message, by name. */
  readonly message: {
    readonly [k: string]: Expression;
  };
  /** What follows, e.g. closing the dialog that contains it. */
  readonly then?: readonly Action[];
}
/** Plain text. */
export interface TextColumn {
  readonly type: 'text';
  readonly value: Expression;
  /** A button beside each value copies it; it shows on hover and focus of the row. An address has it in any case. */
  readonly copy?: true;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** On a screen: the filter that the menu of a value sets, to it alone or to everything else. */
export interface ColumnFilter {
  /** The id of a filter of the screen. */
  readonly by: string;
  /** Expression over the entry that gives what the filter is set to; the value of the column unless given. */
  readonly value?: Expression;
}
/** Monospaced text for hashes, addresses and paths. */
export interface MonoColumn {
  readonly type: 'mono';
  readonly value: Expression;
  /** A button beside each value copies it; it shows on hover and focus of the row. An address has it in any case. */
  readonly copy?: true;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** A number with grouped digits. */
export interface NumberColumn {
  readonly type: 'number';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** Date, time and zone. */
export interface DateTimeColumn {
  readonly type: 'dateTime';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** Day. */
export interface DateColumn {
  readonly type: 'date';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** How long ago; the time itself on hover. */
export interface RelativeTimeColumn {
  readonly type: 'relativeTime';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** A size, e.g. 1.18 MB. */
export interface BytesColumn {
  readonly type: 'bytes';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** How long something takes: seconds, or an ISO 8601 duration such as `PT2H5M`. */
export interface DurationColumn {
  readonly type: 'duration';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** A share, in percent. */
export interface PercentColumn {
  readonly type: 'percent';
  readonly value: Expression;
  /** The value that means 100 percent. */
  readonly whole: 1 | 100;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** A value judged by a scale. */
export interface ScaleColumn {
  readonly type: 'scale';
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  /** Shows the value before the word. */
  readonly showValue?: boolean;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** Yes or no. */
export interface BooleanColumn {
  readonly type: 'boolean';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** Words side by side. */
export interface ChipsColumn {
  readonly type: 'chips';
  readonly value: Expression;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** A state in the words of a scale. */
export interface StateColumn {
  readonly type: 'state';
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** Text that leads to an address; plain text when the address cannot be trusted. */
export interface LinkColumn {
  readonly type: 'link';
  readonly value: Expression;
  /** Expression over the entry that gives the address. */
  readonly href: Expression;
  /** Where it opens: in this window or a new one. */
  readonly window: 'same' | 'new';
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** The name of an object, which opens its drawer. */
export interface ObjectColumn {
  readonly type: 'object';
  readonly value: Expression;
  /** The kind of object: its search type, or an expression over the entry that gives it. What has no drawer is text. */
  readonly searchType: number | Expression;
  /** Expression over the entry that gives the id of the object. */
  readonly objectId: Expression;
  readonly rating?: Expression;
  /** Further inputs of the drawer, by name, e.g. `process`. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** Names of objects side by side, each of which opens its drawer. */
export interface ObjectsColumn {
  readonly type: 'objects';
  readonly value: Expression;
  /** Expression over one object: its name. */
  readonly name: Expression;
  /** The kind of object: its search type, or an expression over the entry that gives it. What has no drawer is text. */
  readonly searchType: number | Expression;
  /** Expression over the entry that gives the id of the object. */
  readonly objectId: Expression;
  readonly rating?: Expression;
  /** Further inputs of the drawer, by name, e.g. `process`. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** On a screen: the key that the list is sorted by on a click on the heading. The browser sorts a list that comes whole, under any name. */
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** A button for each row; its expressions read the entry as `item`. */
export interface ButtonColumn {
  readonly type: 'button';
  readonly button: Button;
  /** Name of the column for tests and translations. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** On a screen: pixels at first; by the type of the column unless given. */
  readonly width?: number;
  /** On a screen: not shown until the reader chooses it. */
  readonly hidden?: true;
}
/** What the responses for the object of a row read about it; its expressions read the row as `item`. The menu of a row and the selection then offer these responses. */
export interface RowTarget {
  /** The kind of the objects: the search type of their drawer. */
  readonly searchType: number | string;
  /** Expression that gives the id by which the calls of the responses name the object. */
  readonly id: Expression;
  /** Expression that gives the name by which a person knows the object. */
  readonly name: Expression;
  /** The further inputs of the responses, by name. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
}
/** What the empty state says and offers; "No data" unless given. */
export interface WhenEmpty {
  readonly text?: Text;
  readonly hint?: Hint;
  /** Buttons in the order shown. */
  readonly buttons?: readonly Button[];
}
/** A second sentence, when its condition holds. */
export interface Hint {
  readonly text: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A dashboard: numbers, lists and charts side by side. */
export interface TilesScreen {
  readonly id: string;
  readonly needs: readonly string[];
  readonly kind: 'tiles';
  /** Names that the address may carry beside the filters; expressions read them as `address.<name>`, and what follows the path of the route as `address.tail`. */
  readonly address?: readonly string[];
  /** Name of what the page is about, e.g. of one alert: its heading and the last item of the breadcrumbs. Until it is known the title of the route is shown. */
  readonly name?: Expression;
  /** Shows the period picker beside the filters; expressions read `period.from` and `period.to` in unix seconds. Another period calls the operations again. */
  readonly period?: true;
  /** What the reader can narrow the page by, in the order shown; each is kept in the address under its id. */
  readonly filters?: readonly Filter[];
  readonly sources?: Sources;
  readonly values?: Values;
  /** Buttons beside the title. */
  readonly buttons?: readonly Button[];
  /** Lets analysts move, resize, remove and add tiles, and save the arrangement as a view. A dashboard inside a tab cannot be arranged. */
  readonly arrangeable?: true;
  /** Further dashboards whose tiles analysts can add to this one. */
  readonly gallery?: readonly GalleryScreen[];
  /** Tiles in the order shown. */
  readonly tiles: readonly Tile[];
}
/** A dashboard whose tiles another one offers. */
export interface GalleryScreen {
  readonly routes: readonly string[];
  /** Names the dashboard in saved views. */
  readonly id: string;
  /** Heading above its tiles in the gallery. */
  readonly title: Text;
  /** Condition: its tiles are there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** A screen of `screens/` of the kind `tiles`. This screen has to give what its tiles read: the period, filters and names of the address. */
  readonly screen: ScreenId;
}
/** One number, large. */
export interface NumberTile {
  readonly needs: readonly string[];
  readonly type: 'number';
  readonly id: string;
  /** Heading of the tile. */
  readonly title: Text;
  /** Explains what is counted; shown on a question mark. */
  readonly help?: Text;
  /** Width in twelfths of the page; 4 unless given. */
  readonly span?: number;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Where more of it is found. */
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  /** The number. */
  readonly value: Expression;
  /** How it is shown; `number` unless given. */
  readonly as?: 'number' | 'bytes' | 'percent' | 'duration';
  /** The number of the time before: the difference is told beside it. */
  readonly before?: Expression;
  /** Which way is good, so that a difference gets its meaning. */
  readonly better?: 'less' | 'more';
  /** Judges the number in words. */
  readonly scale?: Scale;
  /** The whole of which the number is a part; shown below it, e.g. "of 2,000". */
  readonly of?: Expression;
  /** A few words below the number. */
  readonly note?: Text;
  readonly action?: Action;
}
/** The first entries of a list, as a small table. */
export interface ListTile {
  readonly needs: readonly string[];
  readonly type: 'list';
  readonly id: string;
  /** Heading of the tile. */
  readonly title: Text;
  /** Explains what is counted; shown on a question mark. */
  readonly help?: Text;
  /** Width in twelfths of the page; 4 unless given. */
  readonly span?: number;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Where more of it is found. */
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  /** Expression that gives the list; each entry is called `item`. */
  readonly rows: Expression;
  /** Expression over the entry that names it; entries keep their selection by it. */
  readonly rowId: Expression;
  /** Columns in the order shown. */
  readonly columns: readonly Column[];
  /** How many entries are shown; as many as `console.json` says unless given. */
  readonly first?: number;
  readonly open?: Action;
}
/** A bar for each entry, longest first unless the list says otherwise. */
export interface BarTile {
  readonly needs: readonly string[];
  readonly type: 'bar';
  readonly id: string;
  /** Heading of the tile. */
  readonly title: Text;
  /** Explains what is counted; shown on a question mark. */
  readonly help?: Text;
  /** Width in twelfths of the page; 4 unless given. */
  readonly span?: number;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Where more of it is found. */
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  /** Expression that gives the list; each entry is called `item`. */
  readonly rows: Expression;
  /** Expression over the entry: its name, or the value that the scale gives words for. */
  readonly name: Expression;
  /** Expression over the entry: how much it counts. */
  readonly value: Expression;
  /** Gives names their words and, where it judges, their colours. */
  readonly scale?: Scale;
  readonly open?: Action;
  /** How many bars are shown; as many as `console.json` says unless given. */
  readonly first?: number;
}
/** Parts of a whole, with the sum in the middle. */
export interface RingTile {
  readonly needs: readonly string[];
  readonly type: 'ring';
  readonly id: string;
  /** Heading of the tile. */
  readonly title: Text;
  /** Explains what is counted; shown on a question mark. */
  readonly help?: Text;
  /** Width in twelfths of the page; 4 unless given. */
  readonly span?: number;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Where more of it is found. */
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  /** Expression that gives the list; each entry is called `item`. */
  readonly rows: Expression;
  /** Expression over the entry: its name, or the value that the scale gives words for. */
  readonly name: Expression;
  /** Expression over the entry: how much it counts. */
  readonly value: Expression;
  /** Gives names their words and, where it judges, their colours. */
  readonly scale?: Scale;
  readonly open?: Action;
  /** What is counted; shown below the sum. */
  readonly unit?: Text;
}
/** Values over time. */
export interface LineTile {
  readonly needs: readonly string[];
  readonly type: 'line';
  readonly id: string;
  /** Heading of the tile. */
  readonly title: Text;
  /** Explains what is counted; shown on a question mark. */
  readonly help?: Text;
  /** Width in twelfths of the page; 4 unless given. */
  readonly span?: number;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Where more of it is found. */
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  /** Expression that gives the list; each entry is called `item`. */
  readonly rows: Expression;
  /** Expression over the entry: its moment. */
  readonly time: Expression;
  /** Draws areas on top of each other: for parts of a whole. */
  readonly stacked?: true;
  /** One line each. */
  readonly series: readonly Series[];
}
/** One line: a value of each entry. */
export interface Series {
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Expression over the entry. */
  readonly value: Expression;
  /** Colour by meaning, where the line has one. */
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
}
/** Fields under headings, as in a drawer. */
export interface SectionsScreen {
  readonly id: string;
  readonly needs: readonly string[];
  readonly kind: 'sections';
  /** Names that the address may carry beside the filters; expressions read them as `address.<name>`, and what follows the path of the route as `address.tail`. */
  readonly address?: readonly string[];
  /** Name of what the page is about, e.g. of one alert: its heading and the last item of the breadcrumbs. Until it is known the title of the route is shown. */
  readonly name?: Expression;
  /** Shows the period picker beside the filters; expressions read `period.from` and `period.to` in unix seconds. Another period calls the operations again. */
  readonly period?: true;
  /** What the reader can narrow the page by, in the order shown; each is kept in the address under its id. */
  readonly filters?: readonly Filter[];
  readonly sources?: Sources;
  readonly values?: Values;
  /** Buttons beside the title. */
  readonly buttons?: readonly Button[];
  /** Fields under headings, in the order shown. */
  readonly sections: readonly Section[];
  /** While this holds the page shows its empty state. */
  readonly emptyWhen?: Expression;
  readonly whenEmpty?: WhenEmpty;
}
/** Fields under a heading. */
export interface Section {
  readonly needs?: readonly string[];
  readonly id: string;
  readonly title?: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Expression that gives a list: the section is there once for each entry, which its expressions read as `item`. */
  readonly value?: Expression;
  /** The panel does not wait for what only this section reads, and does not fail with it: the section waits and fails alone. */
  readonly deferred?: true;
  /** Buttons beside the heading. */
  readonly buttons?: readonly Button[];
  /** Fields in the order shown. */
  readonly fields: readonly Field[];
}
/** Plain text. */
export interface TextField {
  readonly type: 'text';
  readonly value: Expression;
  /** Below the label, over the whole width: for sentences. */
  readonly wide?: boolean;
  readonly object?: DrawerLink;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Makes the value a link to the drawer of the object that it names. What has no drawer stays text. */
export interface DrawerLink {
  /** The kind of object: the number of its drawer, or an expression that gives its number or its name. */
  readonly searchType: number | Expression;
  /** Expression that gives the id of the object; the value itself unless given. */
  readonly objectId?: Expression;
  readonly rating?: Expression;
  /** Further inputs of the drawer, by name, e.g. `process`. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
}
/** A word in a frame after the value, for what is special about it. */
export interface Marker {
  /** The word. */
  readonly text: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Monospaced text for hashes, addresses and paths; can be copied. */
export interface MonoField {
  readonly type: 'mono';
  readonly value: Expression;
  readonly object?: DrawerLink;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A number with grouped digits. */
export interface NumberField {
  readonly type: 'number';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A size in bytes, shown with a unit of base 1024. */
export interface BytesField {
  readonly type: 'bytes';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** How long something takes: seconds, or an ISO 8601 duration such as `PT2H5M`. */
export interface DurationField {
  readonly type: 'duration';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A share, in percent. */
export interface PercentField {
  readonly type: 'percent';
  readonly value: Expression;
  /** The value that means 100 percent. */
  readonly whole: 1 | 100;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A calendar day. */
export interface DateField {
  readonly type: 'date';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Date, time and zone. */
export interface DateTimeField {
  readonly type: 'dateTime';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** How long ago, with the exact time on hover and focus. */
export interface RelativeTimeField {
  readonly type: 'relativeTime';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Yes or no. */
export interface BooleanField {
  readonly type: 'boolean';
  readonly value: Expression;
  /** Shown for true instead of Yes. */
  readonly yes?: Text;
  /** Shown for false instead of No. */
  readonly no?: Text;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A value judged by a scale: a severity tag, with the value beside it where wanted. */
export interface ScaleField {
  readonly type: 'scale';
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  /** Shows the value before the word. */
  readonly showValue?: boolean;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Short words side by side. */
export interface ChipsField {
  readonly type: 'chips';
  readonly value: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** One line per entry; the first few, then show more. */
export interface ListField {
  readonly type: 'list';
  readonly value: Expression;
  /** Expression over an entry, called `item`: what is shown of it; the entry itself unless given. */
  readonly item?: Expression;
  /** Monospaced text. */
  readonly mono?: boolean;
  /** Entries shown before show more. */
  readonly first?: number;
  /** Shows the number of entries beside the label. */
  readonly count?: boolean;
  /** Expression over an entry: shown after it on the same line. */
  readonly beside?: Expression;
  /** Expression over an entry: shown below it. */
  readonly below?: Expression;
  readonly object?: DrawerLink;
  /** Expression over an entry: the address it leads to. Only https, or an origin that the deployment allows, is followed. */
  readonly href?: Expression;
  /** Where it opens: in this window or a new one. */
  readonly window?: 'same' | 'new';
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** One row per entry, one column per field; inside a column the entry is called `item`. */
export interface TableField {
  readonly type: 'table';
  readonly value: Expression;
  /** Columns in the order shown. */
  readonly columns: readonly Column[];
  /** False where the heading above says the same: the label is there for screen readers alone. */
  readonly showLabel?: boolean;
  /** If the columns have no room side by side, each row is a card: the first column is its heading, buttons are beside it, and every other column has a line with its name. */
  readonly stackWhenNarrow?: true;
  /** A row can be chosen; expressions of the panel read it as `selected.<name>`. */
  readonly select?: string;
  /** Shows the number of entries beside the label. */
  readonly count?: boolean;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Nodes below their parents, such as processes, in rows with columns; inside a column the node is called `item`. A node without a parent in the list is a root. */
export interface TreeField {
  readonly type: 'tree';
  readonly value: Expression;
  /** Expression over a node, called `item`: its id. If several nodes have the same id, such as a process id that is used again, the last one before a child is its parent. */
  readonly nodeId: Expression;
  /** Expression over a node, called `item`: the id of its parent. It has the type of `nodeId`. */
  readonly parentId: Expression;
  /** Expression that gives the id of the node that the page is about. The tree begins there and marks it and the way to it. */
  readonly current?: Expression;
  /** Columns in the order shown. The first one has the lines of the tree. */
  readonly columns: readonly Column[];
  /** False where the heading above says the same: the label is there for screen readers alone. */
  readonly showLabel?: boolean;
  /** A node can be chosen; expressions of the panel read it as `selected.<name>`. */
  readonly select?: string;
  /** Shows the number of nodes beside the label. */
  readonly count?: boolean;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Events in the order of their time, grouped by day; inside an event the entry is called `item`. The reader filters by kind, reverses the order, and opens the details of an event. */
export interface TimelineField {
  readonly type: 'timeline';
  readonly value: Expression;
  /** Expression over an event, called `item`: when it happened. Events without a time come last. */
  readonly time: Expression;
  /** Expression over an event, called `item`: what happened, on one line. */
  readonly text: Expression;
  readonly object?: DrawerLink;
  readonly kind?: RatedValue;
  readonly severity?: RatedValue;
  /** Values on the line of an event, after its text, such as the objects that took part in it. */
  readonly columns?: readonly Column[];
  /** Values that are shown when the reader opens an event. Those that an event does not have are left out. */
  readonly details?: readonly Column[];
  /** Which events come first; `newest` unless given. */
  readonly order?: 'newest' | 'oldest';
  /** False where the heading above says the same: the label is there for screen readers alone. */
  readonly showLabel?: boolean;
  /** Shows the number of events beside the label. */
  readonly count?: boolean;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A value in the words of a scale. */
export interface RatedValue {
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
}
/** Objects and their relations, drawn in layers, or as tables; inside a node the entry is called `item`. The reader zooms and moves the graph, walks along the relations with the arrow keys, and opens the drawer of a node. */
export interface GraphField {
  readonly type: 'graph';
  /** Expression that gives the nodes. */
  readonly value: Expression;
  /** Expression over a node, called `item`: its id. Of nodes with the same id, the first one counts. */
  readonly nodeId: Expression;
  /** Expression over a node, called `item`: its name. */
  readonly name: Expression;
  readonly kind?: RatedValue;
  readonly severity?: RatedValue;
  readonly object?: DrawerLink;
  readonly edges: GraphEdges;
  /** Expression that gives the id of the node that the page is about. It is marked. */
  readonly current?: Expression;
  /** False where the heading above says the same: the label is there for screen readers alone. */
  readonly showLabel?: boolean;
  /** Shows the number of nodes beside the label. */
  readonly count?: boolean;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** The relations between the nodes. A relation of an unknown node is left out. */
export interface GraphEdges {
  /** Expression that gives the relations. */
  readonly value: Expression;
  /** Expression over a relation, called `item`: the id of the node where it begins. It has the type of `nodeId`. */
  readonly from: Expression;
  /** Expression over a relation, called `item`: the id of the node where it ends. It has the type of `nodeId`. */
  readonly to: Expression;
  readonly kind?: RatedValue;
}
/** Name and value, one line per entry. */
export interface MapField {
  readonly type: 'map';
  readonly value: Expression;
  /** Monospaced. */
  readonly mono?: boolean;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Text that leads to an address; plain text when the address cannot be trusted. */
export interface LinkField {
  readonly type: 'link';
  readonly value: Expression;
  /** Expression that gives the address. Only https, or an origin that the deployment allows, is followed. */
  readonly href: Expression;
  /** Where it opens: in this window or a new one. */
  readonly window: 'same' | 'new';
  /** Follows http addresses of other hosts too; like all foreign ones they are shown with their host. */
  readonly unsecured?: boolean;
  /** Words of the link instead of the value. */
  readonly link?: Text;
  /** Monospaced text. */
  readonly mono?: boolean;
  /** Its name in the page, for tests and embedders, where following it is an action. */
  readonly as?: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A button in the list of properties. */
export interface ActionField {
  readonly type: 'action';
  readonly button: Button;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Words chosen by case, with values in them where they have places for such. */
export interface WordsField {
  readonly type: 'words';
  /** The words by case. */
  readonly cases: readonly TextWhen[];
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A sentence for the reader, without a label. */
export interface MessageField {
  readonly type: 'message';
  /** The sentence. */
  readonly text: Text;
  /** How it looks; `plain` unless given. */
  readonly tone?: 'plain' | 'info' | 'warning' | 'progress';
  readonly link?: MessageLink;
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A link after the sentence. */
export interface MessageLink {
  /** Words of the link. */
  readonly text: Text;
  /** Expression that gives the address. Only https, or an origin that the deployment allows, is followed. */
  readonly href: Expression;
  /** Where it opens: in this window or a new one. */
  readonly window: 'same' | 'new';
}
/** A line of activity over time with its peak marked. */
export interface ActivityChartField {
  readonly type: 'activityChart';
  readonly value: Expression;
  /** Time at which the picture begins, unless the points would then be too close together. */
  readonly from?: Expression;
  /** Time at which the picture ends; of plain numbers the last is counted then. */
  readonly to?: Expression;
  /** Expression that gives the time of the point to mark; without such a point the highest one is. */
  readonly peakTime?: Expression;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A state in the words of a scale: a dot or icon and the word, without the colours of severity. */
export interface StateField {
  readonly type: 'state';
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** The number of entries of a list, as a link that opens a dialog with a shared panel. */
export interface PopupField {
  readonly type: 'popup';
  readonly value: Expression;
  /** A panel of `panels/`. */
  readonly panel: Panel;
  /** The inputs of the panel. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** Pixels of the outer box of the dialog. */
  readonly width: number;
  /** Words of the link instead of the number. */
  readonly link?: Text;
  /** Its name in the page, for tests and embedders; none unless given. */
  readonly as?: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Switches by name, gathered in groups, each with the state that follows from its members. */
export interface GroupsField {
  readonly type: 'groups';
  /** Expression that gives an object: a state by name. */
  readonly value: Expression;
  /** The state that counts as switched off. */
  readonly off: string;
  /** Words of the states of members. */
  readonly states: Scale;
  /** Words of the states of groups: `enabled`, `partial`, `disabled`. */
  readonly summary: Scale;
  /** Groups in the order shown; one without members is not shown. */
  readonly groups: readonly SwitchGroup[];
  /** Name of the group of all names that no group has. */
  readonly others: Text;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** One group. */
export interface SwitchGroup {
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Members in the order shown. */
  readonly members: readonly Switch[];
}
/** One member. */
export interface Switch {
  /** Its name in the value. */
  readonly id: string;
  /** Name shown to the reader. */
  readonly label: Text;
}
/** Scores over time between 0 and a highest possible one, over bands, the highest point marked. */
export interface ScoreChartField {
  readonly type: 'scoreChart';
  readonly value: Expression;
  /** Score of an entry. */
  readonly score: Expression;
  /** Time of an entry. */
  readonly time: Expression;
  /** The highest possible score. */
  readonly maximumScore: number;
  /** Bands behind the line: the ranges of a scale. */
  readonly bands: Scale;
  /** Milliseconds to wait before drawing, from the moment it is to be seen. */
  readonly after?: number;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Bytes in rows, with their positions and their characters. */
export interface HexField {
  readonly type: 'hex';
  readonly value: Expression;
  /** Name of the line that an entry belongs to; its position unless given. */
  readonly line?: Expression;
  /** Two-digit bytes separated by spaces; the entry itself unless given. */
  readonly content?: Expression;
  /** Bytes in a row. */
  readonly perRow: number;
  /** Name shown to the reader. */
  readonly label: Text;
  /** Shown beside the label on hover and focus. */
  readonly help?: Text;
  /** Offers a button that copies the value. */
  readonly copy?: boolean;
  /** Shown instead of the dash. */
  readonly empty?: Text;
  readonly marker?: Marker;
  /** Shown on hover and focus of the value. */
  readonly tooltip?: Text;
  /** Other words by case; `tooltip` is the text of every other case. */
  readonly tooltipWhen?: readonly TextWhen[];
  /** Name for tests and translations; taken from the path of the value unless given. */
  readonly id: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Several screens behind tabs. The address keeps the tab by its position, from 1. */
export interface TabsScreen {
  readonly id: string;
  readonly kind: 'tabs';
  /** Tabs in the order shown. */
  readonly tabs: readonly ScreenTab[];
}
/** A tab and its screen. */
export interface ScreenTab {
  readonly id: string;
  readonly title: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** A screen of `screens/`, itself without tabs. */
  readonly screen: ScreenId;
}
/** An application of its own, embedded in a frame. It may only send what `accepts` lists, and give the page its title and breadcrumbs. */
export interface FrameScreen {
  readonly id: string;
  readonly needs: readonly string[];
  readonly kind: 'frame';
  /** Names that the address may carry beside the filters; expressions read them as `address.<name>`, and what follows the path of the route as `address.tail`. */
  readonly address?: readonly string[];
  /** Name of what the page is about, e.g. of one alert: its heading and the last item of the breadcrumbs. Until it is known the title of the route is shown. */
  readonly name?: Expression;
  /** Shows the period picker beside the filters; expressions read `period.from` and `period.to` in unix seconds. Another period calls the operations again. */
  readonly period?: true;
  /** What the reader can narrow the page by, in the order shown; each is kept in the address under its id. */
  readonly filters?: readonly Filter[];
  readonly sources?: Sources;
  readonly values?: Values;
  /** Buttons beside the title. */
  readonly buttons?: readonly Button[];
  /** Address of the application: of the own origin or an allowed one. */
  readonly href: Expression;
  /** Events that the application may send to the console; every other is ignored and counted. */
  readonly accepts?: readonly (
    | 'console:open-drawer'
    | 'console:close-drawer'
    | 'console:open-object-group'
    | 'console:open-dialog'
    | 'console:navigate'
    | 'console:open-asset'
  )[];
  /** What the frame may do beyond showing itself and running its own scripts. */
  readonly sandbox?: readonly ('forms' | 'popups' | 'downloads' | 'same-origin')[];
}
/** Says that nothing is connected here yet. */
export interface PlaceholderScreen {
  readonly id: string;
  readonly kind: 'placeholder';
  /** What the page will show. */
  readonly text?: Text;
  /** What to do meanwhile. */
  readonly hint?: Text;
}
/** The detail drawer of one object type. */
export interface Drawer {
  readonly id: string;
  readonly needs: readonly string[];
  /** Number or name of the kind of object, by which the drawer is opened. */
  readonly searchType?: number | string;
  /** What it may be opened with beside the id of its object. */
  readonly input?: {
    /** The type of the input, which may be missing; or an object of such values. */
    [k: string]:
      | 'string?'
      | 'number?'
      | 'boolean?'
      | 'scalar?'
      | 'strings?'
      | {
          [k: string]:
            | 'string'
            | 'string?'
            | 'number'
            | 'number?'
            | 'boolean'
            | 'boolean?'
            | 'scalar'
            | 'scalar?'
            | 'strings'
            | 'strings?';
        };
  };
  /** What it is opened for, where that is no object type. */
  readonly opens?: 'object-group';
  /** Title of the drawer's frame, which is there before the drawer is loaded: English text, or a shared message. */
  readonly title: Text;
  /** What sort of object this is, below its name. */
  readonly kind: Text;
  /** Indicators that name an object of this kind: one that is pasted into the palette opens the drawer, with itself as the id. */
  readonly indicators?: readonly ('url' | 'domain' | 'ip' | 'email' | 'message-id' | 'md5' | 'sha1' | 'sha256')[];
  /** Name of a Blueprint icon. */
  readonly icon: IconSource;
  /** Name of the object, in the head of the drawer. */
  readonly name: Expression;
  readonly head?: Head;
  readonly target?: ResponseTarget;
  /** Pixels at first; the console's width for drawers unless given. */
  readonly width?: number;
  readonly sources?: Sources;
  readonly values?: Values;
  /** Id of the tab shown first. */
  readonly defaultTab: string;
  /** Shown in this order; a single tab is shown without a tab list. */
  readonly tabs: readonly Tab[];
}
/** What the head tells besides name and kind. It sends no call: what is not known is not there. */
export interface Head {
  readonly tag?: HeadTag;
  readonly rating?: PassedRating;
  /** The few things to know first, in the order shown. */
  readonly facts?: readonly HeadFact[];
}
/** A judgement of the object, shown beside its name in the head of the drawer once it is known. It sends no call. */
export interface HeadTag {
  /** What is judged; told on hover and to screen readers. */
  readonly label: Text;
  readonly value: Expression;
  /** A scale of `scales/`. */
  readonly scale: Scale;
  /** Shows the value before the word. */
  readonly showValue?: boolean;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** The rating that what opens the drawer may pass, such as that of a row: it is shown at once. The tag of a panel with the same scale takes its turn when it is known. */
export interface PassedRating {
  /** What is rated; announced on hover and to screen readers. */
  readonly label: Text;
  /** A scale of `scales/`. A value without a row is not shown. */
  readonly scale: Scale;
  /** Shows the value before the word. */
  readonly showValue?: boolean;
}
/** A short value, with a label where it does not speak for itself. */
export interface HeadFact {
  /** Taken from the path of the value unless given. */
  readonly id: string;
  readonly value: Expression;
  /** Shown before the value. */
  readonly label?: Text;
  /** How the value is shown; `text` unless given. */
  readonly as?: 'text' | 'number' | 'bytes' | 'duration' | 'date' | 'relativeTime';
}
/** What the responses of `responses/` read about the object. Its sources are called when the menu of the responses opens. */
export interface ResponseTarget {
  readonly needs: readonly string[];
  /** Expression that gives the id by which the calls of the responses name the object. */
  readonly id: Expression;
  /** Expression that gives the name by which a person knows the object. */
  readonly name: Expression;
  /** The further inputs of the responses, by name. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** What to know before a response is chosen, such as a task that is running: the first whose condition holds is shown. */
  readonly notes?: readonly TextWhen[];
}
/** A tab filled by a shared panel. */
export interface PanelTab {
  readonly needs: readonly string[];
  readonly id: string;
  readonly title: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** A panel of `panels/`. */
  readonly panel: Panel;
  /** The inputs of the panel. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** Further inputs, which may be missing. The panel does not wait for the answers they are read from and does not fail with them; the drawer loads these as it loads what its head reads. */
  readonly deferredInputs?: {
    readonly [k: string]: Expression;
  };
}
/** A tab with fields of its own. */
export interface OwnTab {
  readonly needs: readonly string[];
  readonly id: string;
  readonly title: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
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
/** A panel that several drawers share. */
export interface Panel {
  readonly id: string;
  readonly needs: readonly string[];
  /** What it needs from who opens or shows it, by name. */
  readonly input: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  readonly sources?: Sources;
  readonly values?: Values;
  readonly tag?: HeadTag;
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
  /** Title of the dialog. */
  readonly title: Text;
  /** Other titles by case; `title` is the text of every other case. */
  readonly titleWhen?: readonly TextWhen[];
  /** dismissible: Escape, the cross and a click outside close it. must-answer: only its buttons do. */
  readonly closing: 'dismissible' | 'must-answer';
  /** What happens when the user leaves it by Escape, the cross, a click outside or a `close` that `dismiss`; not while a call of its own is under way. */
  readonly dismissed?: readonly Action[];
  /** Condition: while it holds the dialog must be answered, lies before everything and hides what is behind it. */
  readonly locksWhen?: Expression;
  /** center: in the middle, which is the default. side: at the end edge, as high as the window. full-screen: as large as the window. */
  readonly placement?: 'center' | 'side' | 'full-screen';
  /** Which of several wordings it shows, for tests and readers of the page. */
  readonly variant?: Expression;
  /** Pixels of the outer box, or an expression over `input`; the console's width for dialogs when it is not given or cannot be decided. */
  readonly width?: number | Expression;
  /** Pixels of the outer box, or an expression over `input`; the console's height for dialogs when it cannot be decided. Not given, the dialog is as high as its content. */
  readonly height?: number | Expression;
  /** What it needs from who opens or shows it, by name. */
  readonly input?: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  readonly sources?: Sources;
  readonly countdown?: Countdown;
  /** Blocks below each other. */
  readonly content?: readonly Block[];
  /** Contents of which one is shown at a time, each under a title of its own, in place of `content`. */
  readonly slides?: readonly Slide[];
  /** Position of the slide that is shown first, counted from 0; the first one when there is none at that position. */
  readonly startsAt?: Expression;
  /** Buttons in the order shown. */
  readonly buttons?: readonly Button[];
  /** Further buttons handed over by the opener: entries of text, action (close, navigate, open) and to. */
  readonly buttonsFrom?: Expression;
  /** While this does not hold, nothing opens. */
  readonly opensWhen?: Expression;
}
/** Time that runs down while the dialog is open. Expressions read the whole seconds left as `countdown`; it is announced at 60, 30 and 10. */
export interface Countdown {
  /** Seconds at the start; another value starts it again. */
  readonly from: Expression;
  /** What happens when it reaches zero. */
  readonly then?: readonly Action[];
}
/** A paragraph of text. */
export interface ParagraphBlock {
  readonly type: 'paragraph';
  /** The words. */
  readonly text: Text;
  /** Colour by meaning: a box of this colour is drawn around the words. */
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** An embedded page in a sandboxed frame, with a spinner until it has loaded. */
export interface FrameBlock {
  readonly type: 'frame';
  /** Expression that gives the address of the page, of the own or an allowed origin; any other is refused. */
  readonly href: Expression;
  /** Name of the page for screen readers. */
  readonly title: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A form. */
export interface FormBlock {
  readonly type: 'form';
  /** A form of `forms/`. */
  readonly form: Form;
  /** Inputs of the form, by name; those that are not given come from the dialog. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** What is told of the chosen case above the form, by id and in this order; the rest is told below it. */
  readonly first?: readonly string[];
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A shared panel, with its own calls and its own states. */
export interface PanelBlock {
  readonly type: 'panel';
  /** A panel of `panels/`. */
  readonly panel: Panel;
  /** The inputs of the panel. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A tick that expressions read as `form.<name>`, true or false. */
export interface CheckboxBlock {
  readonly type: 'checkbox';
  /** Name of the tick. */
  readonly name: string;
  /** What is ticked. */
  readonly label: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** A preference of `console.json` that the tick sets and clears. */
  readonly preference?: PreferenceName;
}
/** A long text in a box of its own. Expressions read as `form.<name>` whether its end has been seen. */
export interface ReaderBlock {
  readonly type: 'reader';
  /** Name of the mark that the end has been seen. */
  readonly name: string;
  /** Name of the box for screen readers. */
  readonly label: Text;
  /** Pixels of the box. */
  readonly height: number;
  /** Condition: while it holds, a line below the box asks to read on to the end; it always does when this is not given. */
  readonly announceWhen?: Expression;
  /** Expression that gives the paragraphs, a list of texts. */
  readonly paragraphs?: Expression;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Blocks in place of paragraphs. */
  readonly content?: readonly Block[];
}
/** Sentences below each other, with points or numbers. */
export interface ListBlock {
  readonly type: 'list';
  /** A line above the list. */
  readonly title?: Text;
  /** Numbers in place of points. */
  readonly ordered?: boolean;
  /** The sentences. */
  readonly items: readonly Text[];
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A part of its own under a heading. */
export interface PartBlock {
  readonly type: 'part';
  /** Its name in the page. */
  readonly id: string;
  /** The heading. */
  readonly title: Text;
  /** Blocks below each other. */
  readonly content: readonly Block[];
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Labels with values, as in a drawer. */
export interface FieldsBlock {
  readonly type: 'fields';
  /** Fields below each other. */
  readonly fields: readonly Field[];
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Buttons beside each other. */
export interface ButtonsBlock {
  readonly type: 'buttons';
  /** Buttons in the order shown. */
  readonly buttons: readonly Button[];
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A file to download: its name, its check sum with a way to copy it, and a button. Where the address is missing, the button cannot be used. */
export interface DownloadBlock {
  readonly type: 'download';
  /** A name for tests, addresses and translations. */
  readonly id: string;
  /** Its position in the page, counted from 0. */
  readonly position: number;
  /** What the file is for. */
  readonly title: Text;
  /** Name of the file or of the tool in it. */
  readonly name: Text;
  /** Expression that gives the check sum. */
  readonly checksum: Expression;
  /** Characters of the check sum that are shown; all are copied. */
  readonly checksumShown: number;
  /** Expression that gives the address, of the own or an allowed origin. */
  readonly address: Expression;
  /** Words of the button. */
  readonly label: Text;
  readonly renews?: DownloadRenewal;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** The source that is asked again before the download when its answer is older. */
export interface DownloadRenewal {
  /** A source of this dialog. */
  readonly source: string;
  /** Age in seconds. */
  readonly after: number;
}
/** A picture of `pictures/` that can be zoomed and dragged; each step tells about itself. */
export interface PictureBlock {
  readonly type: 'picture';
  /** A picture of `pictures/`. */
  readonly picture: Picture;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** A task that runs on the server: a button starts it, and its state is asked for until it ends. Its expressions read the last state as `task`. */
export interface TaskBlock {
  readonly type: 'task';
  /** A name for tests, addresses and translations. */
  readonly id: string;
  readonly status: TaskStatus;
  /** Seconds between two questions. */
  readonly every: number;
  /** What is shown of the state. */
  readonly fields?: readonly Field[];
  /** While this holds, the task is running. */
  readonly running: Expression;
  /** The task has ended well: the button rests. */
  readonly succeeded: Expression;
  readonly rests: TaskRest;
  /** What is said when the task has ended, tried in order; when none fits, the common error. */
  readonly outcomes: readonly TaskOutcome[];
  /** What must hold for the task to be started, tried in order: the first that does not hold switches the button off. */
  readonly needs?: readonly TaskNeed[];
  readonly start: TaskStart;
  readonly button: TaskButton;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** The call that tells the state; it is sent when the block is first seen, and again while the task runs. */
export interface TaskStatus {
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** The pause after a good end. */
export interface TaskRest {
  /** Seconds after the start during which the task cannot be started again. */
  readonly seconds: number;
  /** Told at the button meanwhile. */
  readonly reason: Text;
}
/** One way in which the task ends. */
export interface TaskOutcome {
  readonly id: string;
  /** Condition of this end. */
  readonly when: Expression;
  /** What is said. */
  readonly text: Text;
  /** Colour by meaning. */
  readonly intent: 'success' | 'warning' | 'danger';
}
/** One condition. */
export interface TaskNeed {
  readonly id: string;
  /** The condition. What cannot be decided counts as false. */
  readonly when: Expression;
  /** Told at the button while this does not hold. */
  readonly reason?: Text;
}
/** The call that starts the task. */
export interface TaskStart {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
  readonly changes?: readonly OperationId[];
}
/** The button that starts the task. */
export interface TaskButton {
  /** Its name in the page. */
  readonly id: string;
  /** Words of the button. */
  readonly label: Text;
  /** Words of the button while the task runs. */
  readonly working: Text;
}
/** One content of a dialog. */
export interface Slide {
  readonly needs: readonly string[];
  /** A name for tests, addresses and translations. */
  readonly id: string;
  /** Title of the dialog while it shows this slide. */
  readonly title: Text;
  /** Whether the arrows pass here and are shown here. Others are reached by their number only. */
  readonly walk: boolean;
  /** Blocks below each other. */
  readonly content: readonly Block[];
}
/** A form: a JSON Schema for its values, one layout line per property, and what sending does. */
export interface Form {
  readonly id: string;
  readonly validate: FormValidator;
  /** What it needs from who opens or shows it, by name. */
  readonly input?: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  /** JSON Schema (draft 2020-12 without references) of an object with one level of properties. */
  readonly schema: JsonSchema;
  /** One line per property, in the order shown. */
  readonly layout: readonly FormLine[];
  readonly cases?: FormCases;
  /** Whether a button beside the sending one leaves without sending; it does unless this is false. */
  readonly cancel?: boolean;
  readonly submit?: FormSubmit;
}
/** One control of the form. */
export interface FormLine {
  readonly maxSize?: number;
  /** A property of the schema. */
  readonly property: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** The control. */
  readonly widget: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'choice' | 'file';
  /** What about the reader is asked for, so that the browser can fill it in (HTML, autofill; WCAG 1.3.5). */
  autocomplete?:
    | 'name'
    | 'given-name'
    | 'family-name'
    | 'username'
    | 'email'
    | 'tel'
    | 'organization'
    | 'organization-title'
    | 'street-address'
    | 'postal-code'
    | 'country-name'
    | 'url';
  /** The files that can be chosen: media types such as `image/*` and endings such as `.eml`. Without it, all files. */
  readonly accept?: readonly string[];
  /** Blanks around what is typed are cut. */
  readonly trim?: boolean;
  /** Shown while nothing is entered or chosen. */
  readonly placeholder?: Text;
  readonly note?: FormNote;
  /** Texts of the allowed values, in the order shown. */
  readonly options?: readonly FormOption[];
  readonly choices?: FormChoices;
  /** Value on opening. */
  readonly initial?: Expression;
  /** Message by rule (required, format, maxLength, enum ...); `any` for all other rules. */
  readonly messages: {
    readonly [k: string]: Text;
  };
}
/** A sentence below the control. */
export interface FormNote {
  /** The sentence. */
  readonly text: Text;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** One choice. */
export interface FormOption {
  /** One of the values of `enum`. */
  readonly value: string | number | boolean | null;
  readonly text: Text;
  /** Language of the text (BCP 47, such as `ja`) where every translation leaves it as it is, such as the name of a language in itself. A screen reader then speaks it in that language. */
  readonly language?: string;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
}
/** Choices that come from lists, in groups, with a search; expressions read the chosen entry as `chosen.<property>`, of a property that is an array the list of chosen entries. */
export interface FormChoices {
  /** The lists. */
  readonly groups: readonly FormChoiceGroup[];
  /** Expression over an entry: the value of the property. */
  readonly key: Expression;
  /** Expression over an entry: what is shown. */
  readonly text: Expression;
  /** Expression over an entry: what is shown beside it. */
  readonly about?: Expression;
  /** Said when no list has an entry. */
  readonly empty?: Text;
}
/** One list of entries. */
export interface FormChoiceGroup {
  /** A name for tests, addresses and translations. */
  readonly id: string;
  /** Name of the group. */
  readonly label: Text;
  /** Expression that gives the entries. */
  readonly list: Expression;
}
/** A choice above all lines that decides which properties are asked for. A property that some case asks for is there only in such a case. */
export interface FormCases {
  /** Name of the value; the schema does not have it. */
  readonly property: string;
  /** Name shown to the reader. */
  readonly label: Text;
  /** The control. */
  readonly widget: 'select' | 'radio';
  /** Whether the value of a case is shown beside its name. */
  readonly showValue?: boolean;
  /** The cases, in the order shown; the first is chosen on opening. */
  readonly items: readonly FormCase[];
  readonly expand?: Action;
}
/** One case: the properties it asks for, and what the reader is told of it. */
export interface FormCase {
  readonly schema: JsonSchema;
  readonly validate: FormValidator;
  /** Value of the property. */
  readonly value: string;
  /** Name of the case. */
  readonly text: Text;
  /** What expressions read as `chosen.<property>.sends`; the value unless given. */
  readonly sends?: string;
  /** The properties this case asks for; each is required. A word narrows the addresses that are accepted; a list names the keys of values by key. */
  readonly asks: {
    readonly [k: string]: 'any' | 'public' | 'private' | readonly string[];
  };
  /** What the reader is told, below each other. */
  readonly about?: readonly FormCaseAbout[];
  /** A picture of `pictures/`. */
  readonly picture?: Picture;
}
/** A sentence or a list under a label. */
export interface FormCaseAbout {
  /** A name for tests, addresses and translations. */
  readonly id: string;
  /** The label. */
  readonly label: Text;
  /** A sentence. */
  readonly text?: Text;
  /** A list. */
  readonly items?: readonly Text[];
}
/** The button that sends the form, and what follows. A form of a response has none: the response sends its values. */
export interface FormSubmit {
  /** Name of the button for tests. */
  readonly id: string;
  /** Words of the button. */
  readonly label: Text;
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
  readonly changes?: readonly OperationId[];
  readonly optimistic?: readonly OptimisticChange[];
  readonly undo?: UndoCall;
  /** What follows when the call has succeeded; its expressions read the answer as `answer`. */
  readonly then?: readonly Action[];
  /** What follows when the call has failed; without it the failure is told as `errors.json` says. */
  readonly failed?: readonly Action[];
  /** Condition over `form`: the button can be used only while this holds. */
  readonly enabledWhen?: Expression;
}
/** A response: a measure against objects of the console, such as isolating an endpoint. Each run is a task for each object. */
export interface SecurityResponse {
  readonly id: string;
  /** The search types of the objects that it is for. Their drawers, and the lists of such objects, have a `target`. */
  readonly objects: readonly (number | string)[];
  /** What it reads about an object beside `id` and `name`, by name. The `target` of drawers and lists gives it. */
  readonly input?: {
    [k: string]:
      'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?';
  };
  /** Name in menus, as an imperative. */
  readonly label: Text;
  /** Name of a Blueprint icon. */
  readonly icon: IconSource;
  /** Colour by meaning, of the button that starts it. */
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  /** Position in menus: the lowest first; those without one follow in the order of their file names. */
  readonly position?: number;
  /** Condition over the session: the response is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Condition over the session: who may use it. Others see it with the reason. */
  readonly enabledWhen?: Expression;
  /** Shown while `enabledWhen` does not hold; a common sentence about permissions unless given. */
  readonly disabledReason?: Text;
  /** Condition over one object, which it reads as `input`: the response is offered only while this holds. What cannot be decided counts as false. */
  readonly fitsWhen?: Expression;
  /** Why selected objects for which `fitsWhen` does not hold are left out. */
  readonly unfitReason?: Text;
  /** What happens to the objects, shown before it starts; it reads them as `targets`. */
  readonly consequence: Text;
  /** A form without `submit`: what is requested before it starts, such as a reason. The call reads its values as `form`. */
  readonly form: Form;
  /** The call: an `operationId` of the contract. What is the same for all responses that call it is in `response-operations.json`. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. They read the objects as `targets` and the values of the form as `form`. */
  readonly body?: Binding;
  readonly changes?: readonly OperationId[];
  /** The response that undoes it. */
  readonly undo?: string;
}
/** The operations that responses call, with what is the same for all of these responses, and their tasks. */
export interface ResponseOperations {
  /** A row for each operation. One without a row takes 100 objects, and a call that succeeded succeeded for all of them. */
  readonly operations: readonly ResponseOperation[];
  readonly tasks?: ResponseTasks;
}
/** What is the same for all responses that call one operation. */
export interface ResponseOperation {
  readonly operation: OperationId;
  /** Maximum number of objects of one call; more are sent in several calls, one after the other. 100 unless given. */
  readonly batchSize?: number;
  /** Reads that are out of date after every response that calls the operation. The `changes` of a response name further ones. */
  readonly changes?: readonly OperationId[];
  readonly results?: ResponseResults;
}
/** What the answer contains about each object. Without it, a call that succeeded succeeded for all of them. */
export interface ResponseResults {
  /** Expression that gives the list of results. */
  readonly rows: Expression;
  /** Expression over a result: the `id` of the object that it is about. */
  readonly target: Expression;
  /** Condition over a result: a task was started for the object. What cannot be decided counts as false. */
  readonly startedWhen: Expression;
  /** Expression over a result: the id of the task that was started. With it, a response that has an `undo` can be undone as soon as it has started. */
  readonly task?: Expression;
  /** Why no task was started, by case. */
  readonly problems?: readonly TextWhen[];
}
/** The tasks of the signed-in account, for the part `tasks` of the header. */
export interface ResponseTasks {
  readonly reads: TasksReads;
  /** The scale that gives each state its word and icon. */
  readonly states: Scale;
  readonly cancel?: CancelTask;
  /** Condition over the `input.type` of a message of the live channel: tasks are requested again. Without it, they are requested from time to time. */
  readonly changedWhen?: Expression;
  readonly page?: TasksPage;
  readonly log?: TaskLog;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface TasksReads {
  /** The tasks, the newest first. */
  readonly items: Expression;
  readonly item: TaskReads;
}
/** What the engine reads of each task. */
export interface TaskReads {
  /** Its id. */
  readonly id: Expression;
  /** The id of its response, a file of `responses/`. */
  readonly response: Expression;
  /** Its state, a row of the scale `states`. */
  readonly state: Expression;
  /** Whether it has not ended. */
  readonly active: Expression;
  /** Whether it has ended with success. */
  readonly done?: Expression;
  /** Whether the response that undoes it can be started now. */
  readonly undoable?: Expression;
  /** The search type of its object. */
  readonly searchType?: Expression;
  /** The id of its object. */
  readonly objectId?: Expression;
  /** The name of its object. */
  readonly name?: Expression;
  /** Who started it. */
  readonly account?: Expression;
  /** When it was started, as a time of ISO 8601. */
  readonly created?: Expression;
  /** When its state changed last, as a time of ISO 8601. */
  readonly updated?: Expression;
  /** How much of it is done, in percent. */
  readonly progress?: Expression;
  /** Why it failed. */
  readonly problem?: Expression;
}
/** Cancels the task `input.id`. It fails with the status 409 for a task that has ended. Without it, tasks cannot be cancelled. */
export interface CancelTask {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** The page with all tasks. */
export interface TasksPage {
  /** Path of the page. */
  readonly to: string;
  /** Expressions for the query of its address. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
}
/** The page with the log of what accounts have done. */
export interface TaskLog {
  /** Path of the page. */
  readonly to: string;
  /** Expressions for the query of its address, over the task as `input`. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
}
/** A picture of steps with lines between them, drawn to scale; each step tells about itself. */
export interface Picture {
  readonly id: string;
  /** Name of the picture. */
  readonly title: Text;
  /** Units from side to side. */
  readonly width: number;
  /** Units from top to bottom. */
  readonly height: number;
  /** The steps in their order in time. */
  readonly steps: readonly PictureStep[];
  /** Lines with an arrow, from step to step. */
  readonly links: readonly PictureLink[];
}
/** One step. */
export interface PictureStep {
  /** Its name in the page. */
  readonly id: string;
  /** Units of its middle from the start edge. */
  readonly x: number;
  /** Units of its middle from the top. */
  readonly y: number;
  /** Name of a Blueprint icon. */
  readonly icon: IconSource;
  /** Words below the step. */
  readonly label: Text;
  /** What the step does; told on a click. */
  readonly about: Text;
}
/** One line. */
export interface PictureLink {
  /** Id of a step. */
  readonly from: string;
  /** Id of a step. */
  readonly to: string;
  /** Words beside the line. */
  readonly label?: Text;
}
/** Turns a value into a word and a severity. Rows are tried in order. */
export interface Scale {
  readonly id: string;
  /** What the scale is for. */
  readonly description?: string;
  /** number: whole or broken; integer: whole numbers only, also as text; string: words. */
  readonly of: 'number' | 'integer' | 'string';
  /** Its words name kinds of things, not states: they have no mark. */
  readonly names?: true;
  /** Lowest and highest value that rows must cover without a gap. */
  readonly range?: readonly [number, number];
  /** Rows are tried in order; the first that fits decides. */
  readonly rows: readonly ScaleRow[];
  /** What a value without a row shows: a dash, the value itself, or words for all of them. */
  readonly else: ('dash' | 'value') | ScaleRest;
}
/** Values and what they mean. */
export interface ScaleRow {
  /** One value, or a list of values. */
  readonly equals?: (string | number | boolean) | readonly (string | number)[];
  /** Lowest value of the row. */
  readonly from?: number;
  /** Highest value of the row; it belongs to it. */
  readonly to?: number;
  /** The word shown; without one the value itself. */
  readonly text: Text;
  /** Rank: decides shape and colour. */
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
  /** Name of a Blueprint icon. */
  readonly icon?: IconSource;
  /** Colour of the mark before the word of a state; without one it has the colour of the text. A value with a severity has that colour. */
  readonly tone?: 'good' | 'warning' | 'bad' | 'unknown';
}
/** What every other value means; no value at all stays a dash. */
export interface ScaleRest {
  /** The word shown. */
  readonly text: Text;
  /** Rank: decides shape and colour. */
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
  /** Name of a Blueprint icon. */
  readonly icon?: IconSource;
  /** Colour of the mark of a state. */
  readonly tone?: 'good' | 'warning' | 'bad' | 'unknown';
}
/** Languages, timers, limits and widths of the console. */
export interface ConsoleSettings {
  /**
   * Languages offered, the first is the default.
   *
   * Items: The code of a language, e.g. `en` or `pt-BR`: the name of its file in `messages/`.
   */
  readonly languages: readonly string[];
  /** For a person who has chosen none: the first language of the browser that is offered, or the first of `languages`. */
  readonly initialLanguage: 'browser' | 'first';
  /** How the console names what the browser stores. */
  readonly storage: {
    /** Beginning of the keys and of the channel between tabs. Consoles of one origin need different ones. */
    readonly prefix: string;
    /** Key of the token of the session in local storage, where the sign-in writes it. Without it: the prefix and `token`. */
    readonly token?: string;
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
    /** Life of a toast; one with a button stays twice as long. Milliseconds. */
    readonly toast: number;
    /** Time an embedded page has to load. Milliseconds. */
    readonly frameLoad: number;
    /** Wait before a skeleton shows. Milliseconds. */
    readonly skeletonDelay: number;
    /** Window in which redirects to sign in are counted. Milliseconds. */
    readonly signInWindow: number;
    /** Pause before a safe read is sent again; each further one is three times as long. Milliseconds. */
    readonly retryPause: number;
  };
  /** Numbers of things. */
  readonly limits: {
    /** Redirects to sign in within the window before a page with a button is shown. */
    readonly signInRedirects: number;
    /** Levels of the side menu. */
    readonly menuDepth: number;
    /** Entries of a list before show more. */
    readonly listFirst: number;
    /** Further entries of a long list at each click on show more. */
    readonly listStep: number;
    /** Repeated attempts of a safe read. */
    readonly retries: number;
    /** Chips before show more. */
    readonly chipsFirst: number;
    /** Entries of a long list that are drawn in one go. */
    readonly renderBatch: number;
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
    /** Height of a dialog whose own cannot be decided. Pixels. */
    readonly dialogHeight: number;
    /** Tooltip. Pixels. */
    readonly tooltip: number;
    /** Dialog that asks before an action. Pixels. */
    readonly confirm: number;
  };
  /** What the drawer offers around its contents. */
  readonly drawer: {
    /** Least width that the page keeps beside a pinned drawer; with less room the drawer lies over the page. Pixels. */
    readonly pageMin: number;
    /** Tallest box of bytes. Pixels. */
    readonly hexHeight: number;
    /** Time a button shows that it has copied. Milliseconds. */
    readonly copied: number;
    /** Dialog with the raw data of a panel. Pixels. */
    readonly rawWidth: number;
    /** Box of the raw data. Pixels. */
    readonly rawHeight: number;
    /** Characters of a line of raw data that are shown. */
    readonly rawLine: number;
    /** Characters of the payload of an object group, as JSON in the address. */
    readonly longestPayload: number;
    /** Opened objects that back and forward lead through. */
    readonly history: number;
  };
  /** The side menu and the way to the page. */
  readonly menu: {
    /** Entries of a long list that are drawn at a time. */
    readonly piece: number;
    /** Entries from which the menu has a filter. */
    readonly filterFrom: number;
    /** Entries that a filter shows at most. */
    readonly filterShown: number;
    /** Items of the breadcrumbs that are shown; those in the middle of a longer way are folded. */
    readonly crumbs: number;
    /** Width of the panel with the folded breadcrumbs, in pixels. */
    readonly crumbsWidth: number;
  };
  /** What dialogs do by themselves. */
  readonly dialogs: {
    /** Seconds left at which a countdown is read aloud. */
    readonly announceAt: readonly number[];
    /** From so many seconds left on it interrupts what is being read aloud. */
    readonly countdownUrgent: number;
    /** Pixels above its end at which a long text counts as read, since browsers round. */
    readonly readWithin: number;
  };
  /** Stacking order of what lies over the page. */
  readonly layers: {
    /** Drawer. */
    readonly drawer: number;
    /** Dialogs. */
    readonly dialog: number;
    /** Toasts. */
    readonly toast: number;
    /** Dialogs that lock the console. */
    readonly front: number;
  };
  /** Search bar and its history. */
  readonly search: {
    /** Width of the window from which the wide bar is shown. Pixels. */
    readonly wideFrom: number;
    /** Bar before focus in a wide window. Pixels. */
    readonly wide: number;
    /** Bar before focus in a narrow window. Pixels. */
    readonly narrow: number;
    /** Bar while it is used. Pixels. */
    readonly expanded: number;
    /** Characters typed before searches made earlier are suggested. */
    readonly suggestFrom: number;
    /** Suggestions at most. */
    readonly suggestions: number;
    /** Searches stored for each account. */
    readonly historySize: number;
    /** Time from the warning that there is no page to go back to, to home. Milliseconds. */
    readonly homeAfter: number;
  };
  /** Pages of routes that have no screen yet, or a placeholder. The dev server shows them to everybody, with the files to write; elsewhere no button, link or search of the console leads to them. */
  readonly placeholders?: {
    /** `mark`: their menu entries say that they are coming soon; `hide`: they are left out. */
    readonly inMenu: 'mark' | 'hide';
    /** Who may open them nevertheless. Without it nobody may. */
    readonly openWhen?: Expression;
  };
  /** Proof that a call comes from the console: calls that may change something carry the value of a cookie in a header. For an API of the console's own origin, whose session is a cookie. */
  readonly csrf?: {
    /** The cookie that the server sets, readable by scripts, e.g. `XSRF-TOKEN`. */
    readonly cookie: string;
    /** The header that the server expects, e.g. `X-XSRF-TOKEN`. */
    readonly header: string;
  };
  /** List of pages, objects and commands that the keyboard opens. */
  readonly palette: {
    /** Its box. Pixels. */
    readonly width: number;
    /** Entries of each group at most. */
    readonly perGroup: number;
    /** Objects opened last that are kept for each account. */
    readonly recentObjects: number;
  };
  /** Keyboard shortcuts. */
  readonly shortcuts: {
    /** Time for the next key of a sequence. Milliseconds. */
    readonly sequence: number;
    /** List of all shortcuts. Pixels. */
    readonly width: number;
  };
  /** The live channel: one socket through which the server tells of what is new. */
  readonly live: {
    /** Wait before the first attempt to come back; none is shorter. Milliseconds. */
    readonly firstDelay: number;
    /** Factor by which each further wait is longer. */
    readonly delayGrowth: number;
    /** Longest wait. Milliseconds. */
    readonly longestDelay: number;
    /** Divisor of the wait each time the socket opens. */
    readonly delayShrink: number;
    /** Failed attempts with one address and token before both are requested again. */
    readonly attempts: number;
    /** Time between two pings. Milliseconds. */
    readonly ping: number;
    /** Time in which a ping is answered, once the server has answered one. Milliseconds. */
    readonly pong: number;
    /** Time from the warning that the session was ended elsewhere to the sign-out. Milliseconds. */
    readonly forcedSignOut: number;
    /** Longest message that is read. Characters. */
    readonly longestMessage: number;
  };
  /** The notification panel of the header. */
  readonly notifications: {
    /** Newest items shown of each type. */
    readonly perType: number;
    /** Items that are drawn before all others. */
    readonly initialItems: number;
    /** Age up to which an item is from just now. Milliseconds. */
    readonly justNow: number;
    /** Milliseconds after which the ages in the panel are computed again. */
    readonly ageRefresh: number;
    /** Highest number on the bell; above it this number is shown with a plus. */
    readonly maxBadge: number;
    /** Longest description that is read. Characters. */
    readonly longestDescription: number;
    /** Width of the panel. Pixels. */
    readonly panelWidth: number;
    /** Height of the panel, as far as the window has room. Pixels. */
    readonly panelHeight: number;
    /** The scale that gives each level its word and icon. Without it items show none. */
    readonly levels?: Scale;
  };
  /** The clock in the header. */
  readonly clock: {
    /** How often it looks at the time. Milliseconds. */
    readonly refresh: number;
    /** A workstation's clock that is further off than this is told. Milliseconds. */
    readonly tolerance: number;
    /** Its panel. Pixels. */
    readonly width: number;
  };
  /** The banners above the page. */
  readonly banners: {
    /** How many of the console itself, and how many handed in by an event, are shown at most. */
    readonly maxBanners: number;
    /** Words of a banner that is handed in. Characters. */
    readonly longestTitle: number;
    /** Words on a button of a banner that is handed in. Characters. */
    readonly longestLabel: number;
  };
  /** Other services that know about addresses and hashes: the menu of a value opens them in a new window. */
  readonly lookups?: readonly Lookup[];
  /** The period that searches look at. */
  readonly period: {
    /** Periods that end now, in the order offered. */
    readonly presets: readonly PeriodPreset[];
    /** The preset of the start. */
    readonly default: string;
    /** How many of the custom periods that the analyst applied last are offered again; 0: none. */
    readonly recent: number;
    /** Time at which a chosen first day begins. */
    readonly startTime: string;
    /** Time at which a chosen last day ends. */
    readonly endTime: string;
    /** Years that the calendars reach back. */
    readonly yearsBack: number;
    /** Its panel. Pixels. */
    readonly width: number;
    /** The panel with calendars. Pixels. */
    readonly customWidth: number;
  };
  /** Idle lock and end of the session. */
  readonly deadlines: {
    /** How often the countdowns are looked at. Milliseconds. */
    readonly tick: number;
    /** Time left when a warning is due: idle time at it, the session below it. Milliseconds. */
    readonly warning: number;
    /** Time left when the early warning of the session begins, this moment included. Milliseconds. */
    readonly earlyFrom: number;
    /** Time left when the early warning of the session ends, this moment included. Milliseconds. */
    readonly earlyTo: number;
    /** How often activity is reported and the server is asked how much time is left. Milliseconds. */
    readonly reread: number;
    /** Wait after changed settings before the server is asked, so that several changes ask once. Milliseconds. */
    readonly rereadDebounce: number;
    /** Wait between a report of activity and that question. Milliseconds. */
    readonly rereadAfterActivity: number;
    /** Time after activity in which more of it does not count. Milliseconds. */
    readonly activityDebounce: number;
    /** Time between two looks at the clock from which on the machine is taken to have slept. Milliseconds. */
    readonly jump: number;
    /** Longest time left that is believed. Milliseconds. */
    readonly longest: number;
  };
  /** Reason on the access-denied page by value of `msg`; `other` for every other value. */
  readonly accessDenied: {
    /** The permissions of the user do not allow the page. */
    readonly router: Text;
    /** The menu of the user does not have the page. */
    readonly app_router: Text;
    /** Every other value. */
    readonly other: Text;
    readonly [k: string]: Text;
  };
  /** Paths that are never refused. */
  readonly exemptFromAccess: readonly string[];
  /** Choices that the browser keeps, by the name that `preference` and `preference` use. Nothing kept grants anything. */
  readonly preferences: {
    readonly [k: string]: Preference;
  };
  readonly picture: PictureSettings;
  readonly forms: FormSettings;
  /** Embedded applications of screens, and what they may send. */
  readonly frames: {
    /** Most messages of one application in a second; more are dropped. */
    readonly messages: number;
    /** Most of them that may do something in the console, e.g. open a drawer. */
    readonly events: number;
    /** Longest title or breadcrumb that an application gives. Characters. */
    readonly titleLength: number;
    /** Most breadcrumbs that an application adds. */
    readonly crumbs: number;
  };
  /** Screens made from descriptors. */
  readonly screens: {
    /** Entries of a list that one call asks for. */
    readonly pageSize: number;
    /** Height of a row of a list. Pixels. */
    readonly rowHeight: number;
    /** Height of a row of a list whose rows the analyst has made compact. Pixels. */
    readonly compactRowHeight: number;
    /** Most entries that are written into a file or copied at once. */
    readonly exportRows: number;
    /** Entries that a tile shows. */
    readonly tileRows: number;
    /** Longest that charts of a page wait for its numbers. Milliseconds. */
    readonly chartWait: number;
    /** Time without typing after which a text filter counts. Milliseconds. */
    readonly typing: number;
    /** What a filter can be set to. */
    readonly options: {
      /** From so many options on they can be searched. */
      readonly searchFrom: number;
      /** Options that are drawn; the others are found by searching. */
      readonly first: number;
    };
    /** How many objects or words a cell shows side by side; a number opens the others. */
    readonly chips: number;
    /** Age from which what a page shows is called old. Milliseconds. */
    readonly stale: number;
    /** How often a list or a dashboard can refresh by itself, as the analyst chooses for each; an empty list offers no choice. Seconds. */
    readonly refreshEvery: readonly number[];
    /** Time that a part of a list stays in sight before it is asked for. Milliseconds. */
    readonly rest: number;
    /** Time without scrolling after which the address tells the page in sight. Milliseconds. */
    readonly settle: number;
  };
}
/** One service, whose address the deployment gives as an external link. Without it the menu does not offer it. */
export interface Lookup {
  readonly id: string;
  /** How the service is called. */
  readonly label: Text;
  /** The values that it knows about. */
  readonly for: readonly ('url' | 'domain' | 'ip' | 'email' | 'message-id' | 'md5' | 'sha1' | 'sha256')[];
  /** The external link at which its addresses begin. */
  readonly link: string;
  /** What follows that link, with the value in place of `{value}`. */
  readonly path: string;
  /** Who is offered it. */
  readonly visibleWhen?: Expression;
}
/** One period that ends now. */
export interface PeriodPreset {
  /** Its name in addresses. */
  readonly id: string;
  /** Its length. Hours. */
  readonly hours?: number;
  /** Its length, instead of `hours`. Minutes. */
  readonly minutes?: number;
  /** How it is called. */
  readonly label: Text;
  /** Offered by the period of a screen, but not by that of the search. */
  readonly screensOnly?: true;
}
/** One choice. */
export interface Preference {
  /** Name in the browser's storage. */
  readonly key: string;
  /** browser: until it is removed. session: as long as the tab. day: until local midnight. */
  readonly lasts: 'browser' | 'session' | 'day';
}
/** Pictures of steps. */
export interface PictureSettings {
  /** By how much one step changes the scale. */
  readonly zoomStep: number;
  /** What the scale always stays above. */
  readonly zoomAbove: number;
  /** A move by a key or a button. Pixels. */
  readonly moveStep: number;
  /** From how far on a press that moves is a drag and no click. Pixels. */
  readonly dragFrom: number;
  /** Turn of the wheel that makes a step. Pixels. */
  readonly wheelStep: number;
  /** The same while two fingers zoom on a pad. Pixels. */
  readonly pinchStep: number;
  /** How long a wheel that scrolls the page must rest before it zooms. Milliseconds. */
  readonly wheelRest: number;
  /** How much of a picture stays in sight, however far it is moved. Pixels. */
  readonly minVisible: number;
  /** Pixels of a unit at most while a picture is seen whole. */
  readonly maxFit: number;
  /** From the middle of a step to its lines. Pixels at the size 1. */
  readonly stepRadius: number;
  /** From the middle of a step to below its words. Pixels at the size 1. */
  readonly stepBelow: number;
  /** Smallest size of a step. */
  readonly minZoom: number;
  /** Largest size of a step. */
  readonly maxZoom: number;
  /** Pixels of a unit from which on lines have room for their words. */
  readonly wordsFrom: number;
  /** Pixels of a unit from which on all steps have room for their words. */
  readonly labelsFrom: number;
}
/** Forms. */
export interface FormSettings {
  /** Rows of a list of choices that are seen at a time; the others are reached by scrolling or typing. */
  readonly choiceRows: number;
}
/** The ports of the engine: which operations, addresses and pages of this console answer its needs. Each is optional; without it, its part of the console is absent. */
export interface Engine {
  readonly signIn?: SignInPort;
  readonly signOut?: SignOutPort;
  readonly profile?: ProfilePort;
  readonly menu?: MenuPort;
  readonly landingPage?: LandingPagePort;
  readonly session?: SessionPort;
  readonly notifications?: NotificationsPort;
  readonly live?: LivePort;
  readonly banners?: BannersPort;
  readonly jump?: JumpPort;
  readonly savedViews?: SavedViewsPort;
  readonly previewFeature?: PreviewFeaturePort;
  readonly serverTime?: ServerTimePort;
  readonly assets?: AssetsPort;
  /** Where a person without access to a page finds help. */
  readonly support?: string;
}
/** How a person signs in: at an address, or by OAuth 2. Without it, the console can only be loaded again. */
export interface SignInPort {
  /** Path of the console's origin, or an https address. */
  readonly address?: string;
  /** Query parameter for the way back. Without it, the sign-in decides where it leads. */
  readonly returnTo?: string;
  readonly oauth?: OAuthPort;
}
/** The sign-in by OAuth 2, authorization code with PKCE: what the security scheme of the contract does not say. `config.json` can replace client and addresses. */
export interface OAuthPort {
  /** Name of a security scheme of the contract, of the type `oauth2` with the flow `authorizationCode`. The scopes of the operations that the console calls are requested. */
  readonly scheme: string;
  /** Id of this console at the provider. It is a public client: it has no secret. */
  readonly clientId: string;
  /** Page in the folder of the console to which the provider returns. The build writes it; `/` is the folder itself. */
  readonly redirectPath: string;
  /** Scopes that are requested beside those of operations, such as `offline_access` for refresh tokens. */
  readonly scopes?: readonly string[];
  /** Where a sign-out revokes the tokens (RFC 7009): path of the API, or an https address. Without it, they expire. */
  readonly revocationUrl?: string;
  /** Where a sign-out ends the session at the provider (OpenID Connect RP-Initiated Logout): path of the API, or an https address. Without it, the next sign-in may not ask who it is. */
  readonly endSessionUrl?: string;
}
/** Where the session ends. Without it, the page about the sign-out opens. */
export interface SignOutPort {
  /** Path of the console's origin, or an https address. */
  readonly address: string;
}
/** Who is signed in. Without it, nobody is, and nothing is granted. */
export interface ProfilePort {
  readonly reads: ProfileReads;
  /** Who sees the console; everyone else sees a page without it. Without a condition, everyone does. */
  readonly enterWhen?: Expression;
  readonly stores?: StoredFacts;
  readonly assistants?: Assistants;
  readonly demo?: DemoPort;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. Expressions of descriptors read the answer as `profile`. */
export interface ProfileReads {
  /** Name of the user, as the console shows it. */
  readonly userName?: Expression;
  /** Id of the account. The browser stores what was searched and typed for each account. */
  readonly accountId?: Expression;
  /** Name of the company in the header. */
  readonly companyName?: Expression;
  /** Address of the logo of the partner. */
  readonly logo?: Expression;
  /** IANA name of the zone of all times; that of the browser without it. */
  readonly timeZone?: Expression;
  /** Type of the user, which expressions read as `userType`. */
  readonly userType?: Expression;
  /** View of the user, one of the vocabulary. */
  readonly view?: Expression;
  /** Feature flags: an object in which exactly 1 is on, or a list of those that are on. */
  readonly flags?: Expression;
  /** Permissions, in the same form. */
  readonly permissions?: Expression;
  /** What must stay the same when somebody signs in again in another tab, beside view, flags and permissions. */
  readonly identity?: Expression;
}
/** What other applications of the origin may read from local storage, by key, until the sign-out. A text is stored as it is, another value as JSON. */
export interface StoredFacts {
  readonly [k: string]: Binding;
}
/** The assistants that start after the console, each if its condition holds. The event `console:assistant-start` has their names. */
export interface Assistants {
  readonly [k: string]: Expression;
}
/** Accounts of a demo, which have a mark and a button that leaves it. */
export interface DemoPort {
  /** Whether the user has such an account. */
  readonly when: Expression;
  /** Keys of local storage that are removed before the sign-out. */
  readonly forgets?: readonly string[];
}
/** The side menu, and with it the routes that the user may open. Without it, there is no side menu, and every route may be opened. */
export interface MenuPort {
  readonly reads: MenuReads;
  /** Menu key of the page whose entry is the row at the bottom. */
  readonly helpKey?: number;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface MenuReads {
  /** The entries of the first level. */
  readonly entries: Expression;
  readonly entry: MenuEntryReads;
  /** Ids of entries that are marked as a preview, too. */
  readonly previewIds?: Expression;
}
/** What the engine reads of each entry, at every level. */
export interface MenuEntryReads {
  /** Key of a route, or name of a group. */
  readonly id: Expression;
  /** Label without a translation. */
  readonly title?: Expression;
  /** Key of the message that is the label. */
  readonly message?: Expression;
  /** Key of the message that is the label in the collapsed menu. */
  readonly shortMessage?: Expression;
  /** Icon, one of `menuIcons` of the vocabulary. */
  readonly icon?: Expression;
  /** Tooltip. */
  readonly tooltip?: Expression;
  readonly tracking?: MenuTracking;
  /** Whether it belongs into the side menu. Without a condition, each entry does. */
  readonly inMenu?: Expression;
  /** Whether it is shown there, and may be the landing page; it may be opened either way. */
  readonly visibleWhen?: Expression;
  /** Whether it is marked as a preview. */
  readonly preview?: Expression;
  /** Whether it is marked as coming soon. */
  readonly comingSoon?: Expression;
  /** Whether a line is above it. */
  readonly divider?: Expression;
  /** The entries below it. */
  readonly children?: Expression;
}
/** What an entry has in the page for tools that count clicks. */
export interface MenuTracking {
  /** The attribute of the entry, e.g. `data-track`. */
  readonly attribute: string;
  /** Its value. Without one, the entry does not have the attribute. */
  readonly name: Expression;
}
/** The page that the route with the page `landing` leads to. Without it, that is the page `started`. */
export interface LandingPagePort {
  readonly reads: LandingPageReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface LandingPageReads {
  /** Id of a menu entry. */
  readonly id: Expression;
}
/** Idle lock and end of the session. Without it, the console counts no time. */
export interface SessionPort {
  readonly times: SessionTimesPort;
  readonly activity?: ActivityPort;
  /** The dialog that counts down. It gets the inputs `countdownValue`, `activityLost`, `showSessionTimeout`, `showIdleTimeout`, `showSessionWarning` and `showIdleWarning`. */
  readonly dialog: DialogId;
}
/** The time left. */
export interface SessionTimesPort {
  readonly reads: SessionTimesReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface SessionTimesReads {
  /** Milliseconds until the idle lock. */
  readonly idle?: Expression;
  /** Whether idle time counts. Without a condition, it does if `idle` is a number. */
  readonly idleWhen?: Expression;
  /** Milliseconds until the end of the session. */
  readonly session?: Expression;
}
/** The call that reports activity, which starts the idle time again. */
export interface ActivityPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** The list behind the bell. Without it, there is no bell. */
export interface NotificationsPort {
  readonly reads: NotificationsReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface NotificationsReads {
  /** The notifications. */
  readonly items: Expression;
  /** When the list was read last, in milliseconds since 1970. What is newer is unread. */
  readonly lastRead?: Expression;
  readonly item: NotificationReads;
}
/** What the engine reads of each notification. */
export interface NotificationReads {
  /** Its id. */
  readonly id: Expression;
  /** Whether it is shown under the informative ones. */
  readonly informative?: Expression;
  /** Whether it is shown under the tasks. */
  readonly task?: Expression;
  /** Its level, a row of the scale `notifications.levels` of `console.json`. */
  readonly level?: Expression;
  /** What happened. It may contain HTML, of which the engine shows a few elements. */
  readonly description?: Expression;
  /** State of a task. */
  readonly status?: Expression;
  /** When it happened, in milliseconds since 1970. */
  readonly time?: Expression;
  /** The application that it comes from. */
  readonly application?: Expression;
  /** The address that it leads to. */
  readonly link?: Expression;
  /** The address of a file. */
  readonly downloadUrl?: Expression;
}
/** The live channel, and the counts on the bell. Without it, no socket is opened. */
export interface LivePort {
  readonly reads: LiveReads;
  /** The dialog before the sign-out after a message `ssoLogout`. It gets the input `seconds`. */
  readonly signedOutDialog?: DialogId;
  /** The dialog after a message `accessControlUpdate`. It gets the input `logoutType`. */
  readonly accessChangedDialog?: DialogId;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface LiveReads {
  /** Unread informative notifications. */
  readonly informative?: Expression;
  /** Unread tasks. */
  readonly tasks?: Expression;
  /** Address of the socket, ws or wss. */
  readonly address?: Expression;
  /** Token that opens it. */
  readonly token?: Expression;
}
/** What the server learns about banners of other parts of the page that the user closes. */
export interface BannersPort {
  readonly hide?: HideBannerPort;
  readonly dismiss?: DismissBannerPort;
}
/** The banner is hidden until the page is loaded again. */
export interface HideBannerPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** The banner is not shown again. */
export interface DismissBannerPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** The jump by single sign-on to role management in another console, which the action `jump` and an event start. */
export interface JumpPort {
  readonly redirect: JumpRedirectPort;
  readonly token: JumpTokenPort;
  readonly follow: JumpFollowPort;
  /** The dialog of a jump that failed. It gets the inputs `status`, `message` and, for a refused address, `reason`. */
  readonly failedDialog: DialogId;
  /** Status shown if no usable redirect address came back. */
  readonly noRedirect: number;
  /** Status shown if no usable token or address to open came back. */
  readonly noTarget: number;
}
/** The address that is called with the internal token. */
export interface JumpRedirectPort {
  readonly reads: JumpRedirectReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface JumpRedirectReads {
  /** Address of the console's own or an allowed origin. */
  readonly address: Expression;
}
/** The internal token. */
export interface JumpTokenPort {
  readonly reads: JumpTokenReads;
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface JumpTokenReads {
  /** The token. */
  readonly token: Expression;
}
/** The call of the redirect address; only its query and answer count. */
export interface JumpFollowPort {
  readonly reads: JumpFollowReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface JumpFollowReads {
  /** The address to open. */
  readonly address: Expression;
}
/** Where saved views of lists are stored. Without it, the browser stores them for the account, and they cannot be shared. */
export interface SavedViewsPort {
  readonly list: SavedViewListPort;
  readonly create: CreateViewPort;
  readonly change: ChangeViewPort;
  readonly remove: RemoveViewPort;
  readonly setDefault: DefaultViewPort;
  /** Whether the user may share views. Without a condition, nobody may. */
  readonly shareWhen?: Expression;
}
/** The saved views of a list that the user can open. */
export interface SavedViewListPort {
  readonly reads: SavedViewsReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface SavedViewsReads {
  /** The views. */
  readonly views: Expression;
  /** Id of the view with which the list opens. */
  readonly defaultId?: Expression;
  readonly view: SavedViewReads;
}
/** What the engine reads of each view. */
export interface SavedViewReads {
  /** Its id. */
  readonly id: Expression;
  /** Its name. */
  readonly name: Expression;
  /** Name of the person who saved it. */
  readonly owner?: Expression;
  /** Whether the user saved it, and may change it. */
  readonly mine: Expression;
  /** Whether others can open it. */
  readonly shared?: Expression;
  /** What names its version in `If-Match`. */
  readonly version?: Expression;
  /** Its state: an object, as it was saved. */
  readonly state: Expression;
}
/** Saves a new view. */
export interface CreateViewPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** Changes a view. A failure with the policy `conflict` means that another tab or person has changed it meanwhile. */
export interface ChangeViewPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** Deletes a view. `input.version` is absent if any version may be deleted. */
export interface RemoveViewPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** Chooses the view with which a list opens for the user; without `input.id` none. */
export interface DefaultViewPort {
  /** The call: an `operationId` of the contract. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** A pre-release feature, for pages that send `console:read-pre-release`. Without it, the event is ignored. */
export interface PreviewFeaturePort {
  readonly reads: PreviewFeatureReads;
  /** The call: an `operationId` of the contract that only reads, for it is sent without a click. */
  readonly operation: OperationId;
  /** Expressions for the path of the call, by parameter. */
  readonly path?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for the query of the call, by parameter. */
  readonly query?: {
    readonly [k: string]: Expression;
  };
  /** Expressions for headers of the call, by parameter. */
  readonly header?: {
    readonly [k: string]: Expression;
  };
  /** Body of the call: an expression, or an object of them. */
  readonly body?: Binding;
}
/** What the engine reads of the answer. */
export interface PreviewFeatureReads {
  /** Whether the user has chosen the feature; false lets a page offer it. */
  readonly optIn: Expression;
  readonly record: PreviewRecord;
}
/** Members of the record that is posted; null where there is no value. */
export interface PreviewRecord {
  readonly [k: string]: Expression;
}
/** The time of the server, which the clock of the header shows. Without it, there is no clock. */
export interface ServerTimePort {
  /** Where the paths of operations begin whose answers have the time in their `Date` header. */
  readonly paths: readonly string[];
}
/** The page that `console:open-asset` leads to. Without it, the event is ignored. */
export interface AssetsPort {
  /** Path of the page. */
  readonly to: string;
  /** The values of `assetType`. */
  readonly types: readonly string[];
  /** The values of `tab`. */
  readonly tabs?: readonly string[];
}
/** The bar at the top: what it contains for which users, and the entries of its menus. */
export interface Header {
  readonly brand: Brand;
  readonly search?: SearchBar;
  readonly clock: ClockPart;
  readonly assistant?: AssistantPart;
  /** Hidden places for parts that a deployment puts into the page. */
  readonly slots?: readonly Slot[];
  readonly partner?: PartnerPart;
  readonly help?: HelpPart;
  readonly tasks?: TasksPart;
  readonly company: CompanyPart;
  readonly user: UserPart;
  /** Cards of their own on the page where one begins, after those of the menu. */
  readonly started?: readonly StartedCard[];
  /** What keys do while no text is being written, beside the shortcuts of the engine. One with the id of such a shortcut replaces it. Those of search, notifications, tasks and side menu are there only with the part. */
  readonly shortcuts: readonly Shortcut[];
}
/** Title of the console, which leads home. */
export interface Brand {
  /** The usual title. */
  readonly title: Text;
  /** Other titles by case; the first that holds counts. */
  readonly titleWhen?: readonly TextWhen[];
}
/** Search over the whole platform. Without it, there is none. */
export interface SearchBar {
  /** Who has the search bar; everybody if it is not given. */
  readonly visibleWhen?: Expression;
  /** Path of the results. */
  readonly to: string;
  readonly optIn?: SearchOptIn;
}
/** Asked before the search can be used. */
export interface SearchOptIn {
  /** While this holds, the dialog opens instead of the search. */
  readonly when: Expression;
  /** The dialog that asks. */
  readonly dialog: DialogId;
}
/** Clock in server time. */
export interface ClockPart {
  /** Buttons in its panel. */
  readonly entries: readonly Button[];
}
/** Icon that opens the place of the AI assistant. Without it, there is none. */
export interface AssistantPart {
  /** Who has the icon. */
  readonly visibleWhen: Expression;
  /** The id of the slot that it opens. */
  readonly slot: string;
}
/** One place. Its element has the id with `-slot` as test id. */
export interface Slot {
  readonly id: string;
  /** Who has the place. */
  readonly visibleWhen?: Expression;
}
/** Menu under the logo of the partner who looks after the company. Without it, there is none. */
export interface PartnerPart {
  /** Who has the menu. */
  readonly visibleWhen: Expression;
  /** Entries in the order shown. */
  readonly entries: readonly Button[];
}
/** Ways to help. A single one that is visible is a button, several are a menu. Without it, there is none. */
export interface HelpPart {
  /** Who has the button. */
  readonly visibleWhen: Expression;
  /** Entries in the order shown. */
  readonly entries: readonly Button[];
}
/** Button with the number of tasks of the user that have not ended, and its panel. `tasks` of `response-operations.json` says how they are read. Optional. */
export interface TasksPart {
  /** Who has the button. */
  readonly visibleWhen: Expression;
}
/** Name of the company; a menu while it has entries and `menuWhen` holds, else plain text. */
export interface CompanyPart {
  /** Who has the menu; everybody if it is not given. */
  readonly menuWhen?: Expression;
  /** Entries in the order shown. */
  readonly entries: readonly Button[];
}
/** Menu of the signed-in user. The choice of the theme is shown before its last entry. An entry that signs out is absent in a console without the ports `signIn` and `signOut`. */
export interface UserPart {
  /** Entries in the order shown. */
  readonly entries: readonly Button[];
}
/** What can be begun there, under one heading. */
export interface StartedCard {
  readonly id: string;
  /** Its heading. */
  readonly title: Text;
  readonly icon: IconSource;
  /** In the order shown. */
  readonly buttons: readonly Button[];
}
/** One combination of keys. */
export interface Shortcut {
  readonly id: string;
  /** Keys pressed one after the other, each one small letter or sign, e.g. `g d` or `?`; `mod+k` is the command or control key with k. */
  readonly keys: string;
  /** What it does. */
  readonly label: Text;
  /** Who can use it. */
  readonly visibleWhen?: Expression;
  readonly action: Action;
}
/** Notes above the page that the console itself has to tell, in order; errors come first, then warnings, then the rest. */
export interface Banners {
  readonly sources?: Sources;
  /** Banners in order. */
  readonly banners: readonly Banner[];
}
/** One banner, or with `value` one for each entry of a list. */
export interface Banner {
  readonly id: string;
  /** Expression that gives a list: there is a banner for each entry, which the other expressions read as `item`. */
  readonly value?: Expression;
  /** Condition: it is there only while this holds. What cannot be decided counts as false. */
  readonly visibleWhen?: Expression;
  /** Expression that gives `error`, `warning`, `info` or `success`; anything else is `info`. Only an error cannot be closed. */
  readonly type: Expression;
  /** Expression that gives the product it is about, told to the server when it is closed; the id unless given. Without such a text there is no banner. */
  readonly pid?: Expression;
  /** What it says. */
  readonly title: Text;
  /** Other words by case; `title` is the text of every other case. */
  readonly titleWhen?: readonly TextWhen[];
  /** Buttons in the order shown. */
  readonly buttons?: readonly Button[];
}
/** Dialogs that open by themselves after the start, one after the other, each at most once per page. */
export interface StartupDialogs {
  readonly sources?: Sources;
  /** While this holds the session was ended elsewhere: the user is warned, then signed out. */
  readonly forceSignOutWhen?: Expression;
  /** The dialogs, in order. */
  readonly startupDialogs: readonly StartupDialog[];
}
/** One dialog and when it opens. */
export interface StartupDialog {
  readonly id: string;
  /** It opens as soon as this holds. */
  readonly when: Expression;
  /** A dialog of `dialogs/`. */
  readonly dialog: DialogId;
  /** Expressions for the inputs of the dialog, by name. */
  readonly with?: {
    readonly [k: string]: Expression;
  };
  /** A preference of `console.json` that is set as soon as it opens. */
  readonly preference?: PreferenceName;
}
/** What happens when calls fail in one way. */
export interface ErrorRow {
  readonly operation?: OperationId;
  /** Start of the path of the call. */
  readonly prefix?: string;
  /** An HTTP status, a class of them, or `none` for no answer at all. */
  readonly status?: number | ('4xx' | '5xx' | 'none');
  /** Error number in the body. */
  readonly number?: number;
  readonly policy: ErrorPolicy;
}
/** A toast, after a click and in an open dialog. */
export interface ToastPolicy {
  readonly kind: 'toast';
  /** Key of the shared message in the toast. */
  readonly message: string;
  /** Colour by meaning; `danger` unless given. */
  readonly intent?: 'warning' | 'danger';
  /** Shows the trace id below the message. */
  readonly traceId?: boolean;
}
/** The message in place of the panel's fields; after a click, a toast. */
export interface PanelPolicy {
  readonly kind: 'panel';
  /** Key of the shared message in the panel. */
  readonly message: string;
  /** Shows the trace id below the message. */
  readonly traceId?: boolean;
  /** A path of the route table, without its tail: the page that a link below the message opens, with the title of the page. For an object that does not exist, the list of all. */
  readonly back?: string;
}
/** A dialog, after a click. */
export interface DialogPolicy {
  readonly kind: 'dialog';
  /** The dialog. Its inputs are `status` (0 without an answer), `message`, `variant` and, with `traceId`, the trace id. */
  readonly dialog: DialogId;
  /** Key of the shared message in the dialog. */
  readonly message: string;
  /** Which wording, for a dialog with several. */
  readonly variant?: number;
  /** Shows the trace id below the message. */
  readonly traceId?: boolean;
}
/** What a call changes has been changed by somebody else since it was read. A form shows the message and keeps what was typed; after any other click it is a toast. What the call would have changed is requested again. */
export interface ConflictPolicy {
  readonly kind: 'conflict';
  /** Key of the shared message. */
  readonly message: string;
  /** Colour by meaning; `danger` unless given. */
  readonly intent?: 'warning' | 'danger';
  /** Shows the trace id below the message. */
  readonly traceId?: boolean;
}
/** Like an answer without content: the panel, list or tile counts as empty, and shows what it knows from elsewhere. `message` takes the place of the text of its `whenEmpty`. */
export interface AsEmptyPolicy {
  readonly kind: 'as-empty';
  /** Key of a shared message in `messages/en.json`. */
  readonly message?: string;
}
/** Like an answer without values: the fields show dashes. */
export interface AsBlankPolicy {
  readonly kind: 'as-blank';
}
/** Nothing is shown after a click. */
export interface IgnorePolicy {
  readonly kind: 'ignore';
}
/** The session ends: the person signs in again or is signed out, after the message if there is one. */
export interface SessionPolicy {
  readonly kind: 'session';
  /** What the session does. */
  readonly signal: 'sign-in' | 'sign-out';
  /** Key of a shared message in `messages/en.json`. */
  readonly message?: string;
  /** Colour by meaning; `danger` unless given. */
  readonly intent?: 'warning' | 'danger';
}
/** Another page opens: access denied, or the page that describes an outage. */
export interface PagePolicy {
  readonly kind: 'page';
  /** The page. */
  readonly page: 'forbidden' | 'unavailable';
}
/** A screen of the console; `{id*}` at the end takes any tail. */
export interface ScreenRoute {
  readonly area: Text;
  readonly pattern?: string;
  readonly tail?: true;
  readonly period?: true;
  readonly placeholder?: true;
  readonly kind: 'screen';
  /** Address behind the `#`; `/{id*}` at the end takes whatever follows. */
  readonly path: string;
  /** Menu keys; one allowed key is enough. */
  readonly keys?: readonly number[];
  /** Declares that other routes have its keys as well, on purpose. */
  readonly sharesKeys?: true;
  readonly title: Text;
  /** Says that another page has the same title, on purpose: of two versions of a page a reader has one. */
  readonly sharesTitle?: true;
  /** A page of the console's own; `screen` for one made from a descriptor. */
  readonly page?: 'landing' | 'access-denied' | 'started' | 'about' | 'maintenance' | 'logout' | 'placeholder';
  /** Names the address may carry. */
  readonly query?: readonly string[];
  /** A screen of `screens/`; without it and without `page` the route shows a placeholder. */
  readonly screen?: ScreenId;
  /** The screen of one thing that the tail of the address names; without a tail `screen` is shown. */
  readonly detail?: ScreenId;
}
/** Takes every address below its path that no other route names. */
export interface CatchAllRoute {
  readonly area: Text;
  readonly pattern?: string;
  readonly tail?: true;
  readonly period?: true;
  readonly placeholder?: true;
  readonly kind: 'catch-all';
  /** Address behind the `#`; `/{id*}` at the end takes whatever follows. */
  readonly path: string;
  /** Menu keys; one allowed key is enough. */
  readonly keys?: readonly number[];
  /** Declares that other routes have its keys as well, on purpose. */
  readonly sharesKeys?: true;
  readonly title: Text;
  /** Says that another page has the same title, on purpose: of two versions of a page a reader has one. */
  readonly sharesTitle?: true;
  /** A page of the console's own; `screen` for one made from a descriptor. */
  readonly page?: 'landing' | 'access-denied' | 'started' | 'about' | 'maintenance' | 'logout' | 'placeholder';
  /** Names the address may carry. */
  readonly query?: readonly string[];
  /** A screen of `screens/`; without it and without `page` the route shows a placeholder. */
  readonly screen?: ScreenId;
  /** The screen of one thing that the tail of the address names; without a tail `screen` is shown. */
  readonly detail?: ScreenId;
}
/** Leads to another path and adds its query. */
export interface RedirectRoute {
  readonly area: Text;
  readonly pattern?: string;
  readonly tail?: true;
  readonly kind: 'redirect';
  /** Address behind the `#`; `/{id*}` at the end takes whatever follows. */
  readonly path: string;
  /** Path of the route it leads to. */
  readonly to: string;
  /** Parameters that the address gets. */
  readonly query?: {
    readonly [k: string]: string;
  };
}
/** Leads to an address of the start-up configuration. */
export interface ExternalRoute {
  readonly area: Text;
  readonly pattern?: string;
  readonly tail?: true;
  readonly kind: 'external';
  /** Address behind the `#`; `/{id*}` at the end takes whatever follows. */
  readonly path: string;
  /** Menu keys; one allowed key is enough. */
  readonly keys?: readonly number[];
  /** Declares that other routes have its keys as well, on purpose. */
  readonly sharesKeys?: true;
  readonly title: Text;
  /** An external link of `vocabulary.json`; the deployment gives its address. */
  readonly link: string;
}
/** An address beside the console that it uses. */
export interface OutsideRoute {
  readonly area: Text;
  readonly pattern?: string;
  readonly tail?: true;
  readonly kind: 'outside';
  /** Address behind the `#`; `/{id*}` at the end takes whatever follows. */
  readonly path: string;
  readonly title: Text;
}
