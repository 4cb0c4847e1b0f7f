// Generated from schemas/. Do not edit.

/** What a click does. `type` decides which other properties an action has. */
export type Action = NavigateAction
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

/** A button in the list of properties. */
export interface ActionField {
  readonly id: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'action';
  readonly button: Button;
}

/** A line of activity over time with its peak marked. */
export interface ActivityChartField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'activityChart';
  readonly value: string;
  readonly from?: string;
  readonly to?: string;
  readonly peakTime?: string;
}

/** The call that reports activity, which starts the idle time again. */
export interface ActivityPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** Like an answer without values: the fields show dashes. */
export interface AsBlankPolicy {
  readonly kind: 'as-blank';
}

/** Like an answer without content: the panel, list or tile counts as empty, and shows what it knows from elsewhere. `message` takes the place of the text of its `whenEmpty`. */
export interface AsEmptyPolicy {
  readonly kind: 'as-empty';
  readonly message?: string;
}

/** The page that `console:open-asset` leads to. Without it, the event is ignored. */
export interface AssetsPort {
  readonly to: string;
  readonly types: readonly string[];
  readonly tabs?: readonly string[];
}

/** Icon that opens the place of the AI assistant. Without it, there is none. */
export interface AssistantPart {
  readonly visibleWhen: string;
  readonly slot: string;
}

/** The assistants that start after the console, each if its condition holds. The event `console:assistant-start` has their names. */
export type Assistants = { readonly [name: string]: string };

/** One banner, or with `value` one for each entry of a list. */
export interface Banner {
  readonly id: string;
  readonly value?: string;
  readonly visibleWhen?: string;
  readonly type: string;
  readonly pid?: string;
  readonly title: Text;
  readonly titleWhen?: readonly TextWhen[];
  readonly buttons?: readonly Button[];
}

/** Notes above the page that the console itself has to tell, in order; errors come first, then warnings, then the rest. */
export interface Banners {
  readonly $schema?: string;
  readonly sources?: Sources;
  readonly banners: readonly Banner[];
}

/** What the server learns about banners of other parts of the page that the user closes. */
export interface BannersPort {
  readonly hide?: HideBannerPort;
  readonly dismiss?: DismissBannerPort;
}

/** A bar for each entry, longest first unless the list says otherwise. */
export interface BarTile {
  readonly type: 'bar';
  readonly id: string;
  readonly title: Text;
  readonly help?: Text;
  readonly span?: number;
  readonly visibleWhen?: string;
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  readonly rows: string;
  readonly name: string;
  readonly value: string;
  readonly scale?: string;
  readonly open?: Action;
  readonly first?: number;
}

/** A value to send: an expression, or an object or a list of such values. */
export type Binding = string | { readonly [name: string]: Binding } | readonly Binding[];

/** One part of the content of a dialog. `type` decides which other properties a block has. */
export type Block = ParagraphBlock
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

/** Yes or no. */
export interface BooleanColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'boolean';
  readonly value: string;
}

/** Yes or no. */
export interface BooleanField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'boolean';
  readonly value: string;
  readonly yes?: Text;
  readonly no?: Text;
}

/** Title of the console, which leads home. */
export interface Brand {
  readonly title: Text;
  readonly titleWhen?: readonly TextWhen[];
}

/** A button and what a click on it does. */
export interface Button {
  readonly id: string;
  readonly as?: string;
  readonly label: Text;
  readonly icon?: string;
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  readonly asLink?: true;
  readonly visibleWhen?: string;
  readonly enabledWhen?: string;
  readonly disabledReason?: Text;
  readonly disabledReasonWhen?: readonly TextWhen[];
  readonly confirm?: Text;
  readonly action: Action;
}

/** A button for each row; its expressions read the entry as `item`. */
export interface ButtonColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly type: 'button';
  readonly button: Button;
}

/** Buttons beside each other. */
export interface ButtonsBlock {
  readonly type: 'buttons';
  readonly buttons: readonly Button[];
  readonly visibleWhen?: string;
}

/** A size, e.g. 1.18 MB. */
export interface BytesColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'bytes';
  readonly value: string;
}

/** A size in bytes, shown with a unit of base 1024. */
export interface BytesField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'bytes';
  readonly value: string;
}

/** Sends a call, then runs `then` or `failed`. A failure without `failed` is told as `errors.json` says. */
export interface CallAction {
  readonly type: 'call';
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly changes?: readonly string[];
  readonly optimistic?: readonly OptimisticChange[];
  readonly undo?: UndoCall;
  readonly then?: readonly Action[];
  readonly failed?: readonly Action[];
  readonly afterFailure?: readonly Action[];
}

/** Cancels the task `input.id`. It fails with the status 409 for a task that has ended. Without it, tasks cannot be cancelled. */
export interface CancelTask {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** Takes every address below its path that no other route names. */
export interface CatchAllRoute {
  readonly kind: 'catch-all';
  readonly path: string;
  readonly keys?: readonly number[];
  readonly sharesKeys?: true;
  readonly title: Text;
  readonly sharesTitle?: true;
  readonly page?: 'landing' | 'access-denied' | 'started' | 'about' | 'maintenance' | 'logout' | 'placeholder';
  readonly query?: readonly string[];
  readonly screen?: string;
  readonly detail?: string;
}

/** Changes a view. A failure with the policy `conflict` means that another tab or person has changed it meanwhile. */
export interface ChangeViewPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** A tick that expressions read as `form.<name>`, true or false. */
export interface CheckboxBlock {
  readonly type: 'checkbox';
  readonly name: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly preference?: string;
}

/** How a project is checked: rules of its own, and how severe warnings are. */
export interface Checks {
  readonly $schema?: string;
  readonly rules?: readonly ProjectRule[];
  readonly severities?: readonly SeverityOverride[];
}

/** Words side by side. */
export interface ChipsColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'chips';
  readonly value: string;
}

/** Short words side by side. */
export interface ChipsField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'chips';
  readonly value: string;
}

/** One of several; a text, or absent while all are shown. */
export interface ChoiceFilter {
  readonly type: 'choice';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly aliases?: readonly string[];
  readonly help?: Text;
  readonly control?: false;
  readonly options: readonly FilterOption[] | ScaleOptions | ListOptions;
  readonly initial?: string;
}

/** Any of several; a list of texts, or absent while all are shown. */
export interface ChoicesFilter {
  readonly type: 'choices';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly aliases?: readonly string[];
  readonly help?: Text;
  readonly control?: false;
  readonly options: readonly FilterOption[] | ScaleOptions | ListOptions;
}

/** Clock in server time. */
export interface ClockPart {
  readonly entries: readonly Button[];
}

/** Closes the dialog or drawer that contains the action. */
export interface CloseAction {
  readonly type: 'close';
  readonly dismiss?: true;
}

/** A column of a table. The entry of the row is called `item`. */
export type Column = TextColumn
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

/** On a screen: the filter that the menu of a value sets, to it alone or to everything else. */
export interface ColumnFilter {
  readonly by: string;
  readonly value?: string;
}

/** Works a part of the frame around the page. */
export interface CommandAction {
  readonly type: 'command';
  readonly name: 'search' | 'palette' | 'shortcuts' | 'notifications' | 'tasks' | 'undo' | 'toggle-menu' | 'switch-theme' | 'cell-menu' | 'next' | 'previous';
}

/** Name of the company; a menu while it has entries and `menuWhen` holds, else plain text. */
export interface CompanyPart {
  readonly menuWhen?: string;
  readonly entries: readonly Button[];
}

/** What a call changes has been changed by somebody else since it was read. A form shows the message and keeps what was typed; after any other click it is a toast. What the call would have changed is requested again. */
export interface ConflictPolicy {
  readonly kind: 'conflict';
  readonly message: string;
  readonly intent?: 'warning' | 'danger';
  readonly traceId?: boolean;
}

/** Languages, timers, limits and widths of the console. */
export interface ConsoleSettings {
  readonly $schema?: string;
  readonly languages: readonly string[];
  readonly initialLanguage: 'browser' | 'first';
  readonly storage: {
    readonly prefix: string;
    readonly token?: string;
  };
  readonly timers: {
    readonly assistantStart: number;
    readonly startupTasks: number;
    readonly signInMessage: number;
    readonly signInSettle: number;
    readonly logoutHandshake: number;
    readonly toast: number;
    readonly frameLoad: number;
    readonly skeletonDelay: number;
    readonly signInWindow: number;
    readonly retryPause: number;
  };
  readonly limits: {
    readonly signInRedirects: number;
    readonly menuDepth: number;
    readonly listFirst: number;
    readonly listStep: number;
    readonly retries: number;
    readonly chipsFirst: number;
    readonly renderBatch: number;
  };
  readonly widths: {
    readonly drawer: number;
    readonly drawerMin: number;
    readonly drawerMax: number;
    readonly dialog: number;
    readonly dialogHeight: number;
    readonly tooltip: number;
    readonly confirm: number;
  };
  readonly drawer: {
    readonly pageMin: number;
    readonly hexHeight: number;
    readonly copied: number;
    readonly rawWidth: number;
    readonly rawHeight: number;
    readonly rawLine: number;
    readonly longestPayload: number;
    readonly history: number;
  };
  readonly menu: {
    readonly piece: number;
    readonly filterFrom: number;
    readonly filterShown: number;
    readonly crumbs: number;
    readonly crumbsWidth: number;
  };
  readonly dialogs: {
    readonly announceAt: readonly number[];
    readonly countdownUrgent: number;
    readonly readWithin: number;
  };
  readonly layers: {
    readonly drawer: number;
    readonly dialog: number;
    readonly toast: number;
    readonly front: number;
  };
  readonly search: {
    readonly wideFrom: number;
    readonly wide: number;
    readonly narrow: number;
    readonly expanded: number;
    readonly suggestFrom: number;
    readonly suggestions: number;
    readonly historySize: number;
    readonly homeAfter: number;
  };
  readonly placeholders?: {
    readonly inMenu: 'mark' | 'hide';
    readonly openWhen?: string;
  };
  readonly csrf?: {
    readonly cookie: string;
    readonly header: string;
  };
  readonly palette: {
    readonly width: number;
    readonly perGroup: number;
    readonly recentObjects: number;
  };
  readonly shortcuts: {
    readonly sequence: number;
    readonly width: number;
  };
  readonly live: {
    readonly firstDelay: number;
    readonly delayGrowth: number;
    readonly longestDelay: number;
    readonly delayShrink: number;
    readonly attempts: number;
    readonly ping: number;
    readonly pong: number;
    readonly forcedSignOut: number;
    readonly longestMessage: number;
  };
  readonly notifications: {
    readonly perType: number;
    readonly initialItems: number;
    readonly justNow: number;
    readonly ageRefresh: number;
    readonly maxBadge: number;
    readonly longestDescription: number;
    readonly panelWidth: number;
    readonly panelHeight: number;
    readonly levels?: string;
  };
  readonly clock: {
    readonly refresh: number;
    readonly tolerance: number;
    readonly width: number;
  };
  readonly banners: {
    readonly maxBanners: number;
    readonly longestTitle: number;
    readonly longestLabel: number;
  };
  readonly lookups?: readonly Lookup[];
  readonly period: {
    readonly presets: readonly PeriodPreset[];
    readonly default: string;
    readonly recent: number;
    readonly startTime: string;
    readonly endTime: string;
    readonly yearsBack: number;
    readonly width: number;
    readonly customWidth: number;
  };
  readonly deadlines: {
    readonly tick: number;
    readonly warning: number;
    readonly earlyFrom: number;
    readonly earlyTo: number;
    readonly reread: number;
    readonly rereadDebounce: number;
    readonly rereadAfterActivity: number;
    readonly activityDebounce: number;
    readonly jump: number;
    readonly longest: number;
  };
  readonly accessDenied: {
    readonly router: Text;
    readonly app_router: Text;
    readonly other: Text;
  };
  readonly exemptFromAccess: readonly string[];
  readonly preferences: { readonly [name: string]: Preference };
  readonly picture: PictureSettings;
  readonly forms: FormSettings;
  readonly frames: {
    readonly messages: number;
    readonly events: number;
    readonly titleLength: number;
    readonly crumbs: number;
  };
  readonly screens: {
    readonly pageSize: number;
    readonly rowHeight: number;
    readonly compactRowHeight: number;
    readonly exportRows: number;
    readonly tileRows: number;
    readonly chartWait: number;
    readonly typing: number;
    readonly options: {
      readonly searchFrom: number;
      readonly first: number;
    };
    readonly chips: number;
    readonly stale: number;
    readonly refreshEvery: readonly number[];
    readonly rest: number;
    readonly settle: number;
  };
}

/** Puts a value on the clipboard and says so. */
export interface CopyAction {
  readonly type: 'copy';
  readonly value: string;
}

/** Time that runs down while the dialog is open. Expressions read the whole seconds left as `countdown`; it is announced at 60, 30 and 10. */
export interface Countdown {
  readonly from: string;
  readonly then?: readonly Action[];
}

/** Saves a new view. */
export interface CreateViewPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** Day. */
export interface DateColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'date';
  readonly value: string;
}

/** A calendar day. */
export interface DateField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'date';
  readonly value: string;
}

/** A day; a text such as `2025-02-01`, or absent while there is none. */
export interface DateFilter {
  readonly type: 'date';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly aliases?: readonly string[];
  readonly help?: Text;
  readonly control?: false;
}

/** Date, time and zone. */
export interface DateTimeColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'dateTime';
  readonly value: string;
}

/** Date, time and zone. */
export interface DateTimeField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'dateTime';
  readonly value: string;
}

/** Chooses the view with which a list opens for the user; without `input.id` none. */
export interface DefaultViewPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** Accounts of a demo, which have a mark and a button that leaves it. */
export interface DemoPort {
  readonly when: string;
  readonly forgets?: readonly string[];
}

/** A dialog, opened by its file name. */
export interface Dialog {
  readonly $schema?: string;
  readonly title: Text;
  readonly titleWhen?: readonly TextWhen[];
  readonly closing: 'dismissible' | 'must-answer';
  readonly dismissed?: readonly Action[];
  readonly locksWhen?: string;
  readonly placement?: 'center' | 'side' | 'full-screen';
  readonly variant?: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly input?: { readonly [name: string]: 'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?' };
  readonly sources?: Sources;
  readonly countdown?: Countdown;
  readonly content?: readonly Block[];
  readonly slides?: readonly Slide[];
  readonly startsAt?: string;
  readonly buttons?: readonly Button[];
  readonly buttonsFrom?: string;
  readonly opensWhen?: string;
}

/** A dialog, after a click. */
export interface DialogPolicy {
  readonly kind: 'dialog';
  readonly dialog: string;
  readonly message: string;
  readonly variant?: number;
  readonly traceId?: boolean;
}

/** The banner is not shown again. */
export interface DismissBannerPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** A file to download: its name, its check sum with a way to copy it, and a button. Where the address is missing, the button cannot be used. */
export interface DownloadBlock {
  readonly type: 'download';
  readonly id: string;
  readonly position: number;
  readonly title: Text;
  readonly name: Text;
  readonly checksum: string;
  readonly checksumShown: number;
  readonly address: string;
  readonly label: Text;
  readonly renews?: DownloadRenewal;
  readonly visibleWhen?: string;
}

/** The source that is asked again before the download when its answer is older. */
export interface DownloadRenewal {
  readonly source: string;
  readonly after: number;
}

/** The detail drawer of one object type. */
export interface Drawer {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly searchType?: number | string;
  readonly input?: { readonly [name: string]: 'string?' | 'number?' | 'boolean?' | 'scalar?' | 'strings?' | { readonly [name: string]: 'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'scalar' | 'scalar?' | 'strings' | 'strings?' } };
  readonly opens?: 'object-group';
  readonly title: string | {
    readonly message: string;
  };
  readonly kind: Text;
  readonly indicators?: ReadonlyArray<'url' | 'domain' | 'ip' | 'email' | 'message-id' | 'md5' | 'sha1' | 'sha256'>;
  readonly icon: string;
  readonly name: string;
  readonly head?: Head;
  readonly target?: ResponseTarget;
  readonly width?: number;
  readonly sources?: Sources;
  readonly values?: Values;
  readonly defaultTab: string;
  readonly tabs: readonly Tab[];
}

/** Makes the value a link to the drawer of the object that it names. What has no drawer stays text. */
export interface DrawerLink {
  readonly searchType: number | string;
  readonly objectId?: string;
  readonly rating?: string;
  readonly with?: { readonly [name: string]: string };
}

/** How long something takes: seconds, or an ISO 8601 duration such as `PT2H5M`. */
export interface DurationColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'duration';
  readonly value: string;
}

/** How long something takes: seconds, or an ISO 8601 duration such as `PT2H5M`. */
export interface DurationField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'duration';
  readonly value: string;
}

/** The ports of the engine: which operations, addresses and pages of this console answer its needs. Each is optional; without it, its part of the console is absent. */
export interface Engine {
  readonly $schema?: string;
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
  readonly support?: string;
}

/** How a failed call is shown. `kind` decides which other properties a policy has. A source that failed leaves its panel without data, unless the policy says otherwise. */
export type ErrorPolicy = ToastPolicy
  | PanelPolicy
  | DialogPolicy
  | ConflictPolicy
  | AsEmptyPolicy
  | AsBlankPolicy
  | IgnorePolicy
  | SessionPolicy
  | PagePolicy;

/** What happens when calls fail in one way. */
export interface ErrorRow {
  readonly operation?: string;
  readonly prefix?: string;
  readonly status?: number | '4xx' | '5xx' | 'none';
  readonly number?: number;
  readonly policy: ErrorPolicy;
}

/** What a failed call means to the user, from the most special row to the most general. */
export interface Errors {
  readonly $schema?: string;
  readonly rows: readonly ErrorRow[];
}

/** Tells the rest of the console by a window event. */
export interface EventAction {
  readonly type: 'event';
  readonly name: 'console:continue-session';
  readonly then?: readonly Action[];
}

/** What a team adds to a descriptor of another one: entries of a list that its owner opens for extensions. */
export interface Extension {
  readonly $schema?: string;
  readonly extends: string;
  readonly at: string;
  readonly after?: string;
  readonly before?: string;
  readonly order: number;
  readonly sources?: { readonly [name: string]: { readonly [name: string]: unknown } };
  readonly values?: { readonly [name: string]: string };
  readonly add: ReadonlyArray<{ readonly [name: string]: unknown }>;
}

/** The lists to which other teams may add entries. The key is the address of a list, with ids for its parts: `tabs`, `tabs.details.sections`. The value says in a sentence what belongs there. */
export type ExtensionPoints = { readonly [name: string]: string };

/** Leads to an address of the start-up configuration. */
export interface ExternalRoute {
  readonly kind: 'external';
  readonly path: string;
  readonly keys?: readonly number[];
  readonly sharesKeys?: true;
  readonly title: Text;
  readonly link: string;
}

/** One line of a panel. `type` decides how the value is shown and which other properties a field has. */
export type Field = TextField
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

/** Labels with values, as in a drawer. */
export interface FieldsBlock {
  readonly type: 'fields';
  readonly fields: readonly Field[];
  readonly visibleWhen?: string;
}

/** A way to narrow a page. `type` decides how it is drawn and what `filter.<id>` is. */
export type Filter = TextFilter | ChoiceFilter | ChoicesFilter | SwitchFilter | RangeFilter | DateFilter | LinkFilter;

/** One thing to choose. */
export interface FilterOption {
  readonly value: string;
  readonly label: Text;
}

/** A form: a JSON Schema for its values, one layout line per property, and what sending does. */
export interface Form {
  readonly $schema?: string;
  readonly input?: { readonly [name: string]: 'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?' };
  readonly schema: FormSchema;
  readonly layout: readonly FormLine[];
  readonly cases?: FormCases;
  readonly cancel?: boolean;
  readonly submit?: FormSubmit;
}

/** A form. */
export interface FormBlock {
  readonly type: 'form';
  readonly form: string;
  readonly with?: { readonly [name: string]: string };
  readonly first?: readonly string[];
  readonly visibleWhen?: string;
}

/** One case: the properties it asks for, and what the reader is told of it. */
export interface FormCase {
  readonly value: string;
  readonly text: Text;
  readonly sends?: string;
  readonly asks: { readonly [name: string]: 'any' | 'public' | 'private' | readonly string[] };
  readonly about?: readonly FormCaseAbout[];
  readonly picture?: string;
}

/** A sentence or a list under a label. */
export interface FormCaseAbout {
  readonly id: string;
  readonly label: Text;
  readonly text?: Text;
  readonly items?: readonly Text[];
}

/** A choice above all lines that decides which properties are asked for. A property that some case asks for is there only in such a case. */
export interface FormCases {
  readonly property: string;
  readonly label: Text;
  readonly widget: 'select' | 'radio';
  readonly showValue?: boolean;
  readonly items: readonly FormCase[];
  readonly expand?: Action;
}

/** One list of entries. */
export interface FormChoiceGroup {
  readonly id: string;
  readonly label: Text;
  readonly list: string;
}

/** Choices that come from lists, in groups, with a search; expressions read the chosen entry as `chosen.<property>`, of a property that is an array the list of chosen entries. */
export interface FormChoices {
  readonly groups: readonly FormChoiceGroup[];
  readonly key: string;
  readonly text: string;
  readonly about?: string;
  readonly empty?: Text;
}

/** One control of the form. */
export interface FormLine {
  readonly property: string;
  readonly label: Text;
  readonly widget: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'choice' | 'file';
  readonly autocomplete?: 'name' | 'given-name' | 'family-name' | 'username' | 'email' | 'tel' | 'organization' | 'organization-title' | 'street-address' | 'postal-code' | 'country-name' | 'url';
  readonly accept?: readonly string[];
  readonly maxSize?: number | string;
  readonly trim?: boolean;
  readonly placeholder?: Text;
  readonly note?: FormNote;
  readonly options?: readonly FormOption[];
  readonly choices?: FormChoices;
  readonly initial?: string;
  readonly messages: { readonly [name: string]: Text };
}

/** A sentence below the control. */
export interface FormNote {
  readonly text: Text;
  readonly visibleWhen?: string;
}

/** One choice. */
export interface FormOption {
  readonly value: string | number | boolean | null;
  readonly text: Text;
  readonly language?: string;
  readonly visibleWhen?: string;
}

/** One value of a form. */
export type FormProperty = {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: 'email' | 'uri' | 'date' | 'date-time' | 'ipv4' | 'ipv6' | 'binary';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
} | {
  readonly type: 'number';
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
} | {
  readonly type: 'integer';
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
} | {
  readonly type: 'boolean';
  readonly const?: boolean;
} | {
  readonly type: 'mixed';
  readonly enum: ReadonlyArray<string | number | boolean | null>;
} | {
  readonly type: 'array';
  readonly items: {
    readonly type: 'string';
    readonly format?: 'binary';
  };
  readonly minItems?: number;
  readonly maxItems?: number;
} | {
  readonly type: 'object';
  readonly additionalProperties: {
    readonly type: 'string';
    readonly enum?: readonly string[];
    readonly const?: string;
    readonly format?: 'email' | 'uri' | 'date' | 'date-time' | 'ipv4' | 'ipv6';
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly pattern?: string;
  };
};

/** JSON Schema (draft 2020-12 without references) of an object with one level of properties. */
export interface FormSchema {
  readonly type: 'object';
  readonly properties: { readonly [name: string]: FormProperty };
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
}

/** Forms. */
export interface FormSettings {
  readonly choiceRows: number;
}

/** The button that sends the form, and what follows. A form of a response has none: the response sends its values. */
export interface FormSubmit {
  readonly id: string;
  readonly label: Text;
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly changes?: readonly string[];
  readonly optimistic?: readonly OptimisticChange[];
  readonly undo?: UndoCall;
  readonly then?: readonly Action[];
  readonly failed?: readonly Action[];
  readonly enabledWhen?: string;
}

/** An embedded page in a sandboxed frame, with a spinner until it has loaded. */
export interface FrameBlock {
  readonly type: 'frame';
  readonly href: string;
  readonly title: Text;
  readonly visibleWhen?: string;
}

/** An application of its own, embedded in a frame. It may only send what `accepts` lists, and give the page its title and breadcrumbs. */
export interface FrameScreen {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly kind: 'frame';
  readonly address?: readonly string[];
  readonly name?: string;
  readonly period?: true;
  readonly filters?: readonly Filter[];
  readonly sources?: Sources;
  readonly values?: Values;
  readonly buttons?: readonly Button[];
  readonly href: string;
  readonly accepts?: ReadonlyArray<'console:open-drawer' | 'console:close-drawer' | 'console:open-object-group' | 'console:open-dialog' | 'console:navigate' | 'console:open-asset'>;
  readonly sandbox?: ReadonlyArray<'forms' | 'popups' | 'downloads' | 'same-origin'>;
}

/** A dashboard whose tiles another one offers. */
export interface GalleryScreen {
  readonly id: string;
  readonly title: Text;
  readonly visibleWhen?: string;
  readonly screen: string;
}

/** The relations between the nodes. A relation of an unknown node is left out. */
export interface GraphEdges {
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly kind?: RatedValue;
}

/** Objects and their relations, drawn in layers, or as tables; inside a node the entry is called `item`. The reader zooms and moves the graph, walks along the relations with the arrow keys, and opens the drawer of a node. */
export interface GraphField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'graph';
  readonly value: string;
  readonly nodeId: string;
  readonly name: string;
  readonly kind?: RatedValue;
  readonly severity?: RatedValue;
  readonly object?: DrawerLink;
  readonly edges: GraphEdges;
  readonly current?: string;
  readonly showLabel?: boolean;
  readonly count?: boolean;
}

/** Switches by name, gathered in groups, each with the state that follows from its members. */
export interface GroupsField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'groups';
  readonly value: string;
  readonly off: string;
  readonly states: string;
  readonly summary: string;
  readonly groups: readonly SwitchGroup[];
  readonly others: Text;
}

/** What the head tells besides name and kind. It sends no call: what is not known is not there. */
export interface Head {
  readonly tag?: HeadTag;
  readonly rating?: PassedRating;
  readonly facts?: readonly HeadFact[];
}

/** A short value, with a label where it does not speak for itself. */
export interface HeadFact {
  readonly id?: string;
  readonly value: string;
  readonly label?: Text;
  readonly as?: 'text' | 'number' | 'bytes' | 'duration' | 'date' | 'relativeTime';
}

/** A judgement of the object, shown beside its name in the head of the drawer once it is known. It sends no call. */
export interface HeadTag {
  readonly label: Text;
  readonly value: string;
  readonly scale: string;
  readonly showValue?: boolean;
  readonly visibleWhen?: string;
}

/** The bar at the top: what it contains for which users, and the entries of its menus. */
export interface Header {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly brand: Brand;
  readonly search?: SearchBar;
  readonly clock: ClockPart;
  readonly assistant?: AssistantPart;
  readonly slots?: readonly Slot[];
  readonly partner?: PartnerPart;
  readonly help?: HelpPart;
  readonly tasks?: TasksPart;
  readonly company: CompanyPart;
  readonly user: UserPart;
  readonly started?: readonly StartedCard[];
  readonly shortcuts: readonly Shortcut[];
  readonly withoutShortcuts?: ReadonlyArray<'palette' | 'search' | 'help' | 'menu' | 'notifications' | 'tasks' | 'undo' | 'next' | 'previous' | 'cell-menu' | 'theme' | 'home'>;
}

/** Ways to help. A single one that is visible is a button, several are a menu. Without it, there is none. */
export interface HelpPart {
  readonly visibleWhen: string;
  readonly entries: readonly Button[];
}

/** Bytes in rows, with their positions and their characters. */
export interface HexField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'hex';
  readonly value: string;
  readonly line?: string;
  readonly content?: string;
  readonly perRow: number;
}

/** The banner is hidden until the page is loaded again. */
export interface HideBannerPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** A second sentence, when its condition holds. */
export interface Hint {
  readonly text: Text;
  readonly visibleWhen?: string;
}

/** Nothing is shown after a click. */
export interface IgnorePolicy {
  readonly kind: 'ignore';
}

/** Jumps by single sign-on to role management in the other console. */
export interface JumpAction {
  readonly type: 'jump';
}

/** The call of the redirect address; only its query and answer count. */
export interface JumpFollowPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: JumpFollowReads;
}

/** What the engine reads of the answer. */
export interface JumpFollowReads {
  readonly address: string;
}

/** The jump by single sign-on to role management in another console, which the action `jump` and an event start. */
export interface JumpPort {
  readonly redirect: JumpRedirectPort;
  readonly token: JumpTokenPort;
  readonly follow: JumpFollowPort;
  readonly failedDialog: string;
  readonly noRedirect: number;
  readonly noTarget: number;
}

/** The address that is called with the internal token. */
export interface JumpRedirectPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: JumpRedirectReads;
}

/** What the engine reads of the answer. */
export interface JumpRedirectReads {
  readonly address: string;
}

/** The internal token. */
export interface JumpTokenPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: JumpTokenReads;
}

/** What the engine reads of the answer. */
export interface JumpTokenReads {
  readonly token: string;
}

/** The page that the route with the page `landing` leads to. Without it, that is the page `started`. */
export interface LandingPagePort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: LandingPageReads;
}

/** What the engine reads of the answer. */
export interface LandingPageReads {
  readonly id: string;
}

/** Values over time. */
export interface LineTile {
  readonly type: 'line';
  readonly id: string;
  readonly title: Text;
  readonly help?: Text;
  readonly span?: number;
  readonly visibleWhen?: string;
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  readonly rows: string;
  readonly time: string;
  readonly stacked?: true;
  readonly series: readonly Series[];
}

/** Text that leads to an address; plain text when the address cannot be trusted. */
export interface LinkColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'link';
  readonly value: string;
  readonly href: string;
  readonly window: 'same' | 'new';
}

/** Text that leads to an address; plain text when the address cannot be trusted. */
export interface LinkField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'link';
  readonly value: string;
  readonly href: string;
  readonly window: 'same' | 'new';
  readonly unsecured?: boolean;
  readonly link?: Text;
  readonly mono?: boolean;
  readonly as?: string;
}

/** What a link from elsewhere narrows the page by; a text, or absent. It is there only while the address has it: the reader sees it and can clear it. */
export interface LinkFilter {
  readonly type: 'link';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly shown?: string;
  readonly with?: { readonly [name: string]: 'any' | readonly string[] };
}

/** Sentences below each other, with points or numbers. */
export interface ListBlock {
  readonly type: 'list';
  readonly title?: Text;
  readonly ordered?: boolean;
  readonly items: readonly Text[];
  readonly visibleWhen?: string;
}

/** One line per entry; the first few, then show more. */
export interface ListField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'list';
  readonly value: string;
  readonly item?: string;
  readonly mono?: boolean;
  readonly first?: number;
  readonly count?: boolean;
  readonly beside?: string;
  readonly below?: string;
  readonly object?: DrawerLink;
  readonly href?: string;
  readonly window?: 'same' | 'new';
}

/** The entries of a list, e.g. of an answer. */
export interface ListOptions {
  readonly first?: readonly FilterOption[];
  readonly rows: string;
  readonly value: string;
  readonly label: string;
}

/** The first entries of a list, as a small table. */
export interface ListTile {
  readonly type: 'list';
  readonly id: string;
  readonly title: Text;
  readonly help?: Text;
  readonly span?: number;
  readonly visibleWhen?: string;
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  readonly rows: string;
  readonly rowId: string;
  readonly columns: readonly Column[];
  readonly first?: number;
  readonly open?: Action;
}

/** The live channel, and the counts on the bell. Without it, no socket is opened. */
export interface LivePort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: LiveReads;
  readonly signedOutDialog?: string;
  readonly accessChangedDialog?: string;
}

/** What the engine reads of the answer. */
export interface LiveReads {
  readonly informative?: string;
  readonly tasks?: string;
  readonly address?: string;
  readonly token?: string;
}

/** Goes to the single-sign-on login and comes back to this place. */
export interface LogInAction {
  readonly type: 'logIn';
}

/** Signs out. */
export interface LogOutAction {
  readonly type: 'logOut';
}

/** One service, whose address the deployment gives as an external link. Without it the menu does not offer it. */
export interface Lookup {
  readonly id: string;
  readonly label: Text;
  readonly for: ReadonlyArray<'url' | 'domain' | 'ip' | 'email' | 'message-id' | 'md5' | 'sha1' | 'sha256'>;
  readonly link: string;
  readonly path: string;
  readonly visibleWhen?: string;
}

/** Opens a draft in the mail program. */
export interface MailAction {
  readonly type: 'mail';
  readonly to?: string;
  readonly subject: string;
}

/** Name and value, one line per entry. */
export interface MapField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'map';
  readonly value: string;
  readonly mono?: boolean;
}

/** A word in a frame after the value, for what is special about it. */
export interface Marker {
  readonly text: Text;
  readonly visibleWhen?: string;
}

/** What the engine reads of each entry, at every level. */
export interface MenuEntryReads {
  readonly id: string;
  readonly title?: string;
  readonly message?: string;
  readonly shortMessage?: string;
  readonly icon?: string;
  readonly tooltip?: string;
  readonly tracking?: MenuTracking;
  readonly inMenu?: string;
  readonly visibleWhen?: string;
  readonly preview?: string;
  readonly comingSoon?: string;
  readonly divider?: string;
  readonly children?: string;
}

/** The side menu, and with it the routes that the user may open. Without it, there is no side menu, and every route may be opened. */
export interface MenuPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: MenuReads;
  readonly helpKey?: number;
}

/** What the engine reads of the answer. */
export interface MenuReads {
  readonly entries: string;
  readonly entry: MenuEntryReads;
  readonly previewIds?: string;
}

/** What an entry has in the page for tools that count clicks. */
export interface MenuTracking {
  readonly attribute: string;
  readonly name: string;
}

/** A sentence for the reader, without a label. */
export interface MessageField {
  readonly id: string;
  readonly visibleWhen?: string;
  readonly type: 'message';
  readonly text: Text;
  readonly tone?: 'plain' | 'info' | 'warning' | 'progress';
  readonly link?: MessageLink;
}

/** A link after the sentence. */
export interface MessageLink {
  readonly text: Text;
  readonly href: string;
  readonly window: 'same' | 'new';
}

/** The texts of one language. */
export interface Messages {
  readonly $schema?: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly shared: { readonly [name: string]: string | PluralText | Translation };
  readonly texts?: { readonly [name: string]: Translation };
}

/** Monospaced text for hashes, addresses and paths. */
export interface MonoColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'mono';
  readonly value: string;
  readonly copy?: true;
}

/** Monospaced text for hashes, addresses and paths; can be copied. */
export interface MonoField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'mono';
  readonly value: string;
  readonly object?: DrawerLink;
}

/** Goes to a path of the route table. */
export interface NavigateAction {
  readonly type: 'navigate';
  readonly to: string;
  readonly tail?: string;
  readonly query?: { readonly [name: string]: string };
  readonly then?: readonly Action[];
}

/** What the engine reads of each notification. */
export interface NotificationReads {
  readonly id: string;
  readonly informative?: string;
  readonly task?: string;
  readonly level?: string;
  readonly description?: string;
  readonly status?: string;
  readonly time?: string;
  readonly application?: string;
  readonly link?: string;
  readonly downloadUrl?: string;
}

/** The list behind the bell. Without it, there is no bell. */
export interface NotificationsPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: NotificationsReads;
}

/** What the engine reads of the answer. */
export interface NotificationsReads {
  readonly items: string;
  readonly lastRead?: string;
  readonly item: NotificationReads;
}

/** A number with grouped digits. */
export interface NumberColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'number';
  readonly value: string;
}

/** A number with grouped digits. */
export interface NumberField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'number';
  readonly value: string;
}

/** One number, large. */
export interface NumberTile {
  readonly type: 'number';
  readonly id: string;
  readonly title: Text;
  readonly help?: Text;
  readonly span?: number;
  readonly visibleWhen?: string;
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  readonly value: string;
  readonly as?: 'number' | 'bytes' | 'percent' | 'duration';
  readonly before?: string;
  readonly better?: 'less' | 'more';
  readonly scale?: string;
  readonly of?: string;
  readonly note?: Text;
  readonly action?: Action;
}

/** The sign-in by OAuth 2, authorization code with PKCE: what the security scheme of the contract does not say. `config.json` can replace client and addresses. */
export interface OAuthPort {
  readonly scheme: string;
  readonly clientId: string;
  readonly redirectPath: string;
  readonly scopes?: readonly string[];
  readonly revocationUrl?: string;
  readonly endSessionUrl?: string;
}

/** The name of an object, which opens its drawer. */
export interface ObjectColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'object';
  readonly value: string;
  readonly searchType: number | string;
  readonly objectId: string;
  readonly rating?: string;
  readonly with?: { readonly [name: string]: string };
}

/** Names of objects side by side, each of which opens its drawer. */
export interface ObjectsColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'objects';
  readonly value: string;
  readonly name: string;
  readonly searchType: number | string;
  readonly objectId: string;
  readonly rating?: string;
  readonly with?: { readonly [name: string]: string };
}

/** Opens an address. An address of a foreign origin is offered as a link with its host; one that is missing or cannot be trusted is not opened. */
export interface OpenAction {
  readonly type: 'open';
  readonly href: string;
  readonly window: 'same' | 'new';
  readonly then?: readonly Action[];
}

/** Opens a dialog in front. */
export interface OpenDialogAction {
  readonly type: 'openDialog';
  readonly dialog: string;
  readonly with?: { readonly [name: string]: string };
  readonly texts?: { readonly [name: string]: Text };
  readonly then?: readonly Action[];
}

/** Opens the drawer of an object. */
export interface OpenDrawerAction {
  readonly type: 'openDrawer';
  readonly searchType: number | string;
  readonly objectId: string;
  readonly tab?: number;
  readonly rating?: string;
  readonly with?: { readonly [name: string]: string };
  readonly else?: readonly Action[];
}

/** Opens the drawer of a group of objects. */
export interface OpenObjectGroupAction {
  readonly type: 'openObjectGroup';
  readonly name?: string;
  readonly payload: string;
}

/** How the answers of one read change. */
export interface OptimisticChange {
  readonly read: string;
  readonly rows?: string;
  readonly match?: { readonly [name: string]: string };
  readonly set: { readonly [name: string]: Binding };
}

/** An address beside the console that it uses. */
export interface OutsideRoute {
  readonly kind: 'outside';
  readonly path: string;
  readonly title: Text;
}

/** A tab with fields of its own. */
export interface OwnTab {
  readonly id: string;
  readonly title: Text;
  readonly visibleWhen?: string;
  readonly sections?: readonly Section[];
  readonly fields?: readonly Field[];
  readonly emptyWhen?: string;
  readonly whenEmpty?: WhenEmpty;
  readonly buttons?: readonly Button[];
}

/** Another page opens: access denied, or the page that describes an outage. */
export interface PagePolicy {
  readonly kind: 'page';
  readonly page: 'forbidden' | 'unavailable';
}

/** A panel that several drawers share. */
export interface Panel {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly input: { readonly [name: string]: 'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?' };
  readonly sources?: Sources;
  readonly values?: Values;
  readonly tag?: HeadTag;
  readonly sections?: readonly Section[];
  readonly fields?: readonly Field[];
  readonly emptyWhen?: string;
  readonly whenEmpty?: WhenEmpty;
  readonly buttons?: readonly Button[];
}

/** A shared panel, with its own calls and its own states. */
export interface PanelBlock {
  readonly type: 'panel';
  readonly panel: string;
  readonly with?: { readonly [name: string]: string };
  readonly visibleWhen?: string;
}

/** The message in place of the panel's fields; after a click, a toast. */
export interface PanelPolicy {
  readonly kind: 'panel';
  readonly message: string;
  readonly traceId?: boolean;
  readonly back?: string;
}

/** A tab filled by a shared panel. */
export interface PanelTab {
  readonly id: string;
  readonly title: Text;
  readonly visibleWhen?: string;
  readonly panel: string;
  readonly with?: { readonly [name: string]: string };
  readonly deferredInputs?: { readonly [name: string]: string };
}

/** A paragraph of text. */
export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly text: Text;
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  readonly visibleWhen?: string;
}

/** A part of its own under a heading. */
export interface PartBlock {
  readonly type: 'part';
  readonly id: string;
  readonly title: Text;
  readonly content: readonly Block[];
  readonly visibleWhen?: string;
}

/** Menu under the logo of the partner who looks after the company. Without it, there is none. */
export interface PartnerPart {
  readonly visibleWhen: string;
  readonly entries: readonly Button[];
}

/** The rating that what opens the drawer may pass, such as that of a row: it is shown at once. The tag of a panel with the same scale takes its turn when it is known. */
export interface PassedRating {
  readonly label: Text;
  readonly scale: string;
  readonly showValue?: boolean;
}

/** A share, in percent. */
export interface PercentColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'percent';
  readonly value: string;
  readonly whole: 1 | 100;
}

/** A share, in percent. */
export interface PercentField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'percent';
  readonly value: string;
  readonly whole: 1 | 100;
}

/** One period that ends now. */
export interface PeriodPreset {
  readonly id: string;
  readonly hours?: number;
  readonly minutes?: number;
  readonly label: Text;
  readonly screensOnly?: true;
}

/** A picture of steps with lines between them, drawn to scale; each step tells about itself. */
export interface Picture {
  readonly $schema?: string;
  readonly title: Text;
  readonly width: number;
  readonly height: number;
  readonly steps: readonly PictureStep[];
  readonly links: readonly PictureLink[];
}

/** A picture of `pictures/` that can be zoomed and dragged; each step tells about itself. */
export interface PictureBlock {
  readonly type: 'picture';
  readonly picture: string;
  readonly visibleWhen?: string;
}

/** One line. */
export interface PictureLink {
  readonly from: string;
  readonly to: string;
  readonly label?: Text;
}

/** Pictures of steps. */
export interface PictureSettings {
  readonly zoomStep: number;
  readonly zoomAbove: number;
  readonly moveStep: number;
  readonly dragFrom: number;
  readonly wheelStep: number;
  readonly pinchStep: number;
  readonly wheelRest: number;
  readonly minVisible: number;
  readonly maxFit: number;
  readonly stepRadius: number;
  readonly stepBelow: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly wordsFrom: number;
  readonly labelsFrom: number;
}

/** One step. */
export interface PictureStep {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly icon: string;
  readonly label: Text;
  readonly about: Text;
}

/** Says that nothing is connected here yet. */
export interface PlaceholderScreen {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly kind: 'placeholder';
  readonly text?: Text;
  readonly hint?: Text;
}

/** Texts by plural form. The value of the placeholder `by` chooses among them. English has `one` and `other`. */
export interface PluralText {
  readonly by?: string;
  readonly one?: string;
  readonly other: string;
}

/** The number of entries of a list, as a link that opens a dialog with a shared panel. */
export interface PopupField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'popup';
  readonly value: string;
  readonly panel: string;
  readonly with?: { readonly [name: string]: string };
  readonly width: number;
  readonly link?: Text;
  readonly as?: string;
}

/** Posts a message to this window, and to the window around it when the console is embedded, both of the own origin. */
export interface PostAction {
  readonly type: 'post';
  readonly message: { readonly [name: string]: string };
  readonly then?: readonly Action[];
}

/** One condition with a name. */
export interface Predicate {
  readonly description: string;
  readonly when: string;
}

/** Named conditions and rules, used by their name in every expression. */
export interface Predicates {
  readonly $schema?: string;
  readonly predicates: { readonly [name: string]: Predicate };
  readonly rules?: { readonly [name: string]: Rule };
}

/** One choice. */
export interface Preference {
  readonly key: string;
  readonly lasts: 'browser' | 'session' | 'day';
}

/** A pre-release feature, for pages that send `console:read-pre-release`. Without it, the event is ignored. */
export interface PreviewFeaturePort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: PreviewFeatureReads;
}

/** What the engine reads of the answer. */
export interface PreviewFeatureReads {
  readonly optIn: string;
  readonly record: PreviewRecord;
}

/** Members of the record that is posted; null where there is no value. */
export type PreviewRecord = { readonly [name: string]: string };

/** Who is signed in. Without it, nobody is, and nothing is granted. */
export interface ProfilePort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: ProfileReads;
  readonly enterWhen?: string;
  readonly stores?: StoredFacts;
  readonly assistants?: Assistants;
  readonly demo?: DemoPort;
}

/** What the engine reads of the answer. Expressions of descriptors read the answer as `profile`. */
export interface ProfileReads {
  readonly userName?: string;
  readonly accountId?: string;
  readonly companyName?: string;
  readonly logo?: string;
  readonly timeZone?: string;
  readonly userType?: string;
  readonly view?: string;
  readonly flags?: string;
  readonly permissions?: string;
  readonly identity?: string;
}

/** What must hold for all values of descriptors in certain positions. */
export interface ProjectRule {
  readonly id: string;
  readonly message: string;
  readonly severity?: 'warning' | 'error';
  readonly kinds?: readonly string[];
  readonly at: string;
  readonly pattern?: string;
  readonly notPattern?: string;
  readonly maxLength?: number;
  readonly values?: ReadonlyArray<string | number | boolean>;
  readonly required?: readonly string[];
  readonly forbidden?: readonly string[];
  readonly maxItems?: number;
}

/** Numbers from one to another, both included; absent while neither end is set. Expressions read the ends as `filter.<id>.from` and `filter.<id>.to`. */
export interface RangeFilter {
  readonly type: 'range';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly aliases?: readonly string[];
  readonly help?: Text;
  readonly control?: false;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly ends?: 'from' | 'to';
}

/** A value in the words of a scale. */
export interface RatedValue {
  readonly value: string;
  readonly scale: string;
}

/** A long text in a box of its own. Expressions read as `form.<name>` whether its end has been seen. */
export interface ReaderBlock {
  readonly type: 'reader';
  readonly name: string;
  readonly label: Text;
  readonly height: number;
  readonly announceWhen?: string;
  readonly paragraphs?: string;
  readonly visibleWhen?: string;
  readonly content?: readonly Block[];
}

/** Leads to another path and adds its query. */
export interface RedirectRoute {
  readonly kind: 'redirect';
  readonly path: string;
  readonly to: string;
  readonly query?: { readonly [name: string]: string };
}

/** Asks a source of this panel again, with other values where given. */
export interface RefreshAction {
  readonly type: 'refresh';
  readonly source: string;
  readonly query?: { readonly [name: string]: string };
}

/** How long ago; the time itself on hover. */
export interface RelativeTimeColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'relativeTime';
  readonly value: string;
}

/** How long ago, with the exact time on hover and focus. */
export interface RelativeTimeField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'relativeTime';
  readonly value: string;
}

/** Reloads the page. */
export interface ReloadAction {
  readonly type: 'reload';
  readonly after?: number;
}

/** Deletes a view. `input.version` is absent if any version may be deleted. */
export interface RemoveViewPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** What is the same for all responses that call one operation. */
export interface ResponseOperation {
  readonly operation: string;
  readonly batchSize?: number;
  readonly changes?: readonly string[];
  readonly results?: ResponseResults;
}

/** The operations that responses call, with what is the same for all of these responses, and their tasks. */
export interface ResponseOperations {
  readonly $schema?: string;
  readonly operations: readonly ResponseOperation[];
  readonly tasks?: ResponseTasks;
}

/** What the answer contains about each object. Without it, a call that succeeded succeeded for all of them. */
export interface ResponseResults {
  readonly rows: string;
  readonly target: string;
  readonly startedWhen: string;
  readonly task?: string;
  readonly problems?: readonly TextWhen[];
}

/** What the responses of `responses/` read about the object. Its sources are called when the menu of the responses opens. */
export interface ResponseTarget {
  readonly id: string;
  readonly name: string;
  readonly with?: { readonly [name: string]: string };
  readonly notes?: readonly TextWhen[];
}

/** The tasks of the signed-in account, for the part `tasks` of the header. */
export interface ResponseTasks {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: TasksReads;
  readonly states: string;
  readonly cancel?: CancelTask;
  readonly changedWhen?: string;
  readonly page?: TasksPage;
  readonly log?: TaskLog;
}

/** Parts of a whole, with the sum in the middle. */
export interface RingTile {
  readonly type: 'ring';
  readonly id: string;
  readonly title: Text;
  readonly help?: Text;
  readonly span?: number;
  readonly visibleWhen?: string;
  readonly buttons?: readonly Button[];
  readonly whenEmpty?: WhenEmpty;
  readonly rows: string;
  readonly name: string;
  readonly value: string;
  readonly scale?: string;
  readonly open?: Action;
  readonly unit?: Text;
}

/** One address of the console. */
export type Route = ScreenRoute | CatchAllRoute | RedirectRoute | ExternalRoute | OutsideRoute;

/** The routes of one area of the console. */
export interface RouteFile {
  readonly $schema?: string;
  readonly area: Text;
  readonly routes: readonly Route[];
}

/** What the responses for the object of a row read about it; its expressions read the row as `item`. The menu of a row and the selection then offer these responses. */
export interface RowTarget {
  readonly searchType: number | string;
  readonly id: string;
  readonly name: string;
  readonly with?: { readonly [name: string]: string };
}

/** One rule with a name. */
export interface Rule {
  readonly description: string;
  readonly of: readonly string[];
  readonly value: string;
}

/** The saved views of a list that the user can open. */
export interface SavedViewListPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: SavedViewsReads;
}

/** What the engine reads of each view. */
export interface SavedViewReads {
  readonly id: string;
  readonly name: string;
  readonly owner?: string;
  readonly mine: string;
  readonly shared?: string;
  readonly version?: string;
  readonly state: string;
}

/** Where saved views of lists are stored. Without it, the browser stores them for the account, and they cannot be shared. */
export interface SavedViewsPort {
  readonly list: SavedViewListPort;
  readonly create: CreateViewPort;
  readonly change: ChangeViewPort;
  readonly remove: RemoveViewPort;
  readonly setDefault: DefaultViewPort;
  readonly shareWhen?: string;
}

/** What the engine reads of the answer. */
export interface SavedViewsReads {
  readonly views: string;
  readonly defaultId?: string;
  readonly view: SavedViewReads;
}

/** Turns a value into a word and a severity. Rows are tried in order. */
export interface Scale {
  readonly $schema?: string;
  readonly description?: string;
  readonly of: 'number' | 'integer' | 'string';
  readonly names?: true;
  readonly range?: readonly [number, number];
  readonly rows: readonly ScaleRow[];
  readonly else: 'dash' | 'value' | ScaleRest;
}

/** A value judged by a scale. */
export interface ScaleColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'scale';
  readonly value: string;
  readonly scale: string;
  readonly showValue?: boolean;
}

/** A value judged by a scale: a severity tag, with the value beside it where wanted. */
export interface ScaleField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'scale';
  readonly value: string;
  readonly scale: string;
  readonly showValue?: boolean;
}

/** The values and words of a scale. */
export interface ScaleOptions {
  readonly scale: string;
}

/** What every other value means; no value at all stays a dash. */
export interface ScaleRest {
  readonly text: Text;
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
  readonly icon?: string;
  readonly tone?: 'good' | 'warning' | 'bad' | 'unknown';
}

/** Values and what they mean. */
export interface ScaleRow {
  readonly equals?: string | number | boolean | ReadonlyArray<string | number>;
  readonly from?: number;
  readonly to?: number;
  readonly text: Text;
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
  readonly icon?: string;
  readonly tone?: 'good' | 'warning' | 'bad' | 'unknown';
}

/** What somebody sees who has certain rights and gets certain answers. At least one expectation. */
export interface Scenario {
  readonly title: string;
  readonly as?: ScenarioAccount;
  readonly answers?: ScenarioAnswers;
  readonly visible?: readonly string[];
  readonly hidden?: readonly string[];
  readonly enabled?: readonly string[];
  readonly disabled?: readonly string[];
  readonly shows?: readonly ShownText[];
}

/** An account. What is not said has no value; without `region` it is one without special handling. */
export interface ScenarioAccount {
  readonly view?: string;
  readonly region?: string;
  readonly userType?: string;
  readonly flags?: readonly string[];
  readonly permissions?: readonly string[];
  readonly preferences?: readonly string[];
  readonly menuKeys?: readonly number[];
  readonly externalLinks?: { readonly [name: string]: string };
  readonly now?: string;
}

/** The answers of sources by their names, without what is around their `root`; also `input`, `item` and other names that expressions of the descriptor read. A source without an answer has none yet. */
export type ScenarioAnswers = { readonly [name: string]: unknown };

/** Tests of the descriptor beside it: who sees which part, for which answers. `npx descry test` runs them. */
export interface Scenarios {
  readonly $schema?: string;
  readonly as?: ScenarioAccount;
  readonly answers?: ScenarioAnswers;
  readonly scenarios: readonly Scenario[];
}

/** Scores over time between 0 and a highest possible one, over bands, the highest point marked. */
export interface ScoreChartField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'scoreChart';
  readonly value: string;
  readonly score: string;
  readonly time: string;
  readonly maximumScore: number;
  readonly bands: string;
  readonly after?: number;
}

/** What a route shows. `kind` decides which other properties a screen has. */
export type Screen = TableScreen | TilesScreen | SectionsScreen | TabsScreen | FrameScreen | PlaceholderScreen;

/** A screen of the console; `{id*}` at the end takes any tail. */
export interface ScreenRoute {
  readonly kind: 'screen';
  readonly path: string;
  readonly keys?: readonly number[];
  readonly sharesKeys?: true;
  readonly title: Text;
  readonly sharesTitle?: true;
  readonly page?: 'landing' | 'access-denied' | 'started' | 'about' | 'maintenance' | 'logout' | 'placeholder';
  readonly query?: readonly string[];
  readonly screen?: string;
  readonly detail?: string;
}

/** A tab and its screen. */
export interface ScreenTab {
  readonly id: string;
  readonly title: Text;
  readonly visibleWhen?: string;
  readonly screen: string;
}

/** Search over the whole platform. Without it, there is none. */
export interface SearchBar {
  readonly visibleWhen?: string;
  readonly to: string;
  readonly optIn?: SearchOptIn;
}

/** Asked before the search can be used. */
export interface SearchOptIn {
  readonly when: string;
  readonly dialog: string;
}

/** Fields under a heading. */
export interface Section {
  readonly id: string;
  readonly title?: Text;
  readonly visibleWhen?: string;
  readonly value?: string;
  readonly deferred?: true;
  readonly buttons?: readonly Button[];
  readonly fields: readonly Field[];
}

/** Fields under headings, as in a drawer. */
export interface SectionsScreen {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly kind: 'sections';
  readonly address?: readonly string[];
  readonly name?: string;
  readonly period?: true;
  readonly filters?: readonly Filter[];
  readonly sources?: Sources;
  readonly values?: Values;
  readonly buttons?: readonly Button[];
  readonly sections: readonly Section[];
  readonly emptyWhen?: string;
  readonly whenEmpty?: WhenEmpty;
}

/** A response: a measure against objects of the console, such as isolating an endpoint. Each run is a task for each object. */
export interface SecurityResponse {
  readonly $schema?: string;
  readonly objects: ReadonlyArray<number | string>;
  readonly input?: { readonly [name: string]: 'string' | 'string?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'list' | 'list?' | 'any' | 'any?' };
  readonly label: Text;
  readonly icon: string;
  readonly intent?: 'none' | 'primary' | 'success' | 'warning' | 'danger';
  readonly position?: number;
  readonly visibleWhen?: string;
  readonly enabledWhen?: string;
  readonly disabledReason?: Text;
  readonly fitsWhen?: string;
  readonly unfitReason?: Text;
  readonly consequence: Text;
  readonly form: string;
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly changes?: readonly string[];
  readonly undo?: string;
}

/** One line: a value of each entry. */
export interface Series {
  readonly id: string;
  readonly label: Text;
  readonly value: string;
  readonly severity?: 'critical' | 'high' | 'medium' | 'low' | 'safe' | 'unknown';
}

/** The time of the server, which the clock of the header shows. Without it, there is no clock. */
export interface ServerTimePort {
  readonly paths: readonly string[];
}

/** The session ends: the person signs in again or is signed out, after the message if there is one. */
export interface SessionPolicy {
  readonly kind: 'session';
  readonly signal: 'sign-in' | 'sign-out';
  readonly message?: string;
  readonly intent?: 'warning' | 'danger';
}

/** Idle lock and end of the session. Without it, the console counts no time. */
export interface SessionPort {
  readonly times: SessionTimesPort;
  readonly activity?: ActivityPort;
  readonly dialog: string;
}

/** The time left. */
export interface SessionTimesPort {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly reads: SessionTimesReads;
}

/** What the engine reads of the answer. */
export interface SessionTimesReads {
  readonly idle?: string;
  readonly idleWhen?: string;
  readonly session?: string;
}

/** Keeps a choice in this browser for as long as `console.json` says. */
export interface SetPreferenceAction {
  readonly type: 'setPreference';
  readonly name: string;
  readonly value?: string;
  readonly then?: readonly Action[];
}

/** How severe a warning is, everywhere or in one file or part. */
export interface SeverityOverride {
  readonly code: string;
  readonly severity: 'off' | 'warning' | 'error';
  readonly reason: string;
  readonly file?: string;
  readonly part?: string;
}

/** One combination of keys. */
export interface Shortcut {
  readonly id: string;
  readonly keys: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly action: Action;
}

/** What somebody reads at a part. */
export interface ShownText {
  readonly part: string;
  readonly text: string;
}

/** How a person signs in: at an address, or by OAuth 2. Without it, the console can only be loaded again. */
export interface SignInPort {
  readonly address?: string;
  readonly returnTo?: string;
  readonly oauth?: OAuthPort;
}

/** Where the session ends. Without it, the page about the sign-out opens. */
export interface SignOutPort {
  readonly address: string;
}

/** One content of a dialog. */
export interface Slide {
  readonly id: string;
  readonly title: Text;
  readonly walk: boolean;
  readonly content: readonly Block[];
}

/** One place. Its element has the id with `-slot` as test id. */
export interface Slot {
  readonly id: string;
  readonly visibleWhen?: string;
}

/** One call whose answer expressions read under the source's name. */
export interface Source {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly when?: string;
}

/** Calls by name. A source is loaded when something visible needs it, once per opening. */
export type Sources = { readonly [name: string]: Source };

/** What can be begun there, under one heading. */
export interface StartedCard {
  readonly id: string;
  readonly title: Text;
  readonly icon: string;
  readonly buttons: readonly Button[];
}

/** One dialog and when it opens. */
export interface StartupDialog {
  readonly id: string;
  readonly when: string;
  readonly dialog: string;
  readonly with?: { readonly [name: string]: string };
  readonly preference?: string;
}

/** Dialogs that open by themselves after the start, one after the other, each at most once per page. */
export interface StartupDialogs {
  readonly $schema?: string;
  readonly sources?: Sources;
  readonly forceSignOutWhen?: string;
  readonly startupDialogs: readonly StartupDialog[];
}

/** A state in the words of a scale. */
export interface StateColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'state';
  readonly value: string;
  readonly scale: string;
}

/** A state in the words of a scale: a dot or icon and the word, without the colours of severity. */
export interface StateField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'state';
  readonly value: string;
  readonly scale: string;
}

/** What other applications of the origin may read from local storage, by key, until the sign-out. A text is stored as it is, another value as JSON. */
export type StoredFacts = { readonly [name: string]: Binding };

/** One member. */
export interface Switch {
  readonly id: string;
  readonly label: Text;
}

/** On or off; true, or absent while it is off. */
export interface SwitchFilter {
  readonly type: 'switch';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly aliases?: readonly string[];
  readonly help?: Text;
  readonly control?: false;
}

/** One group. */
export interface SwitchGroup {
  readonly id: string;
  readonly label: Text;
  readonly members: readonly Switch[];
}

/** One tab: fields of its own, or a shared panel. */
export type Tab = PanelTab | OwnTab;

/** One row per entry, one column per field; inside a column the entry is called `item`. */
export interface TableField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'table';
  readonly value: string;
  readonly columns: readonly Column[];
  readonly showLabel?: boolean;
  readonly stackWhenNarrow?: true;
  readonly select?: string;
  readonly count?: boolean;
}

/** One list, row by row. */
export interface TableScreen {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly kind: 'table';
  readonly address?: readonly string[];
  readonly name?: string;
  readonly period?: true;
  readonly filters?: readonly Filter[];
  readonly query?: true;
  readonly sources?: Sources;
  readonly values?: Values;
  readonly buttons?: readonly Button[];
  readonly rows: string;
  readonly rowId: string;
  readonly total?: string;
  readonly more?: string;
  readonly next?: string;
  readonly savedViews?: boolean;
  readonly pageSize?: number;
  readonly columns: readonly Column[];
  readonly sort?: string;
  readonly open?: Action;
  readonly rowActions?: readonly Button[];
  readonly bulkActions?: readonly Button[];
  readonly bulkMax?: number;
  readonly target?: RowTarget;
  readonly itemLabel?: string | PluralText;
  readonly whenEmpty?: WhenEmpty;
}

/** Several screens behind tabs. The address keeps the tab by its position, from 1. */
export interface TabsScreen {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly kind: 'tabs';
  readonly tabs: readonly ScreenTab[];
}

/** A task that runs on the server: a button starts it, and its state is asked for until it ends. Its expressions read the last state as `task`. */
export interface TaskBlock {
  readonly type: 'task';
  readonly id: string;
  readonly status: TaskStatus;
  readonly every: number;
  readonly fields?: readonly Field[];
  readonly running: string;
  readonly succeeded: string;
  readonly rests: TaskRest;
  readonly outcomes: readonly TaskOutcome[];
  readonly needs?: readonly TaskNeed[];
  readonly start: TaskStart;
  readonly button: TaskButton;
  readonly visibleWhen?: string;
}

/** The button that starts the task. */
export interface TaskButton {
  readonly id: string;
  readonly label: Text;
  readonly working: Text;
}

/** The page with the log of what accounts have done. */
export interface TaskLog {
  readonly to: string;
  readonly query?: { readonly [name: string]: string };
}

/** One condition. */
export interface TaskNeed {
  readonly id: string;
  readonly when: string;
  readonly reason?: Text;
}

/** One way in which the task ends. */
export interface TaskOutcome {
  readonly id: string;
  readonly when: string;
  readonly text: Text;
  readonly intent: 'success' | 'warning' | 'danger';
}

/** What the engine reads of each task. */
export interface TaskReads {
  readonly id: string;
  readonly response: string;
  readonly state: string;
  readonly active: string;
  readonly done?: string;
  readonly undoable?: string;
  readonly searchType?: string;
  readonly objectId?: string;
  readonly name?: string;
  readonly account?: string;
  readonly created?: string;
  readonly updated?: string;
  readonly progress?: string;
  readonly problem?: string;
}

/** The pause after a good end. */
export interface TaskRest {
  readonly seconds: number;
  readonly reason: Text;
}

/** The call that starts the task. */
export interface TaskStart {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
  readonly changes?: readonly string[];
}

/** The call that tells the state; it is sent when the block is first seen, and again while the task runs. */
export interface TaskStatus {
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** The page with all tasks. */
export interface TasksPage {
  readonly to: string;
  readonly query?: { readonly [name: string]: string };
}

/** Button with the number of tasks of the user that have not ended, and its panel. `tasks` of `response-operations.json` says how they are read. Optional. */
export interface TasksPart {
  readonly visibleWhen: string;
}

/** What the engine reads of the answer. */
export interface TasksReads {
  readonly items: string;
  readonly item: TaskReads;
}

/** English text; or a shared message; or text with `{name}` placeholders filled from `with`. */
export type Text = string | {
  readonly message: string;
  readonly with?: { readonly [name: string]: string };
} | {
  readonly text: string | PluralText;
  readonly with: { readonly [name: string]: string };
};

/** Plain text. */
export interface TextColumn {
  readonly id: string;
  readonly label: Text;
  readonly width?: number;
  readonly hidden?: true;
  readonly sort?: string;
  readonly filter?: ColumnFilter;
  readonly type: 'text';
  readonly value: string;
  readonly copy?: true;
  readonly empty?: Text;
}

/** Plain text. */
export interface TextField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'text';
  readonly value: string;
  readonly wide?: boolean;
  readonly object?: DrawerLink;
}

/** Text that is typed; a text, or absent while there is none. */
export interface TextFilter {
  readonly type: 'text';
  readonly id: string;
  readonly label: Text;
  readonly visibleWhen?: string;
  readonly aliases?: readonly string[];
  readonly help?: Text;
  readonly control?: false;
  readonly placeholder?: Text;
}

/** A text for one case. */
export interface TextWhen {
  readonly id: string;
  readonly when: string;
  readonly text: Text;
}

/** The look of the console: colours in the light and in the dark theme, fonts, density, logo. What it does not give is as the engine has it. */
export interface Theme {
  readonly $schema?: string;
  readonly colors: ThemeColors;
  readonly navigation: ThemeNavigation;
  readonly severities: ThemeSeverities;
  readonly charts: ThemeCharts;
  readonly fonts: ThemeFonts;
  readonly radius: number;
  readonly density: 'normal' | 'compact';
  readonly logo?: ThemeLogo;
  readonly icon?: string;
}

/** Colours of charts whose parts have no severity. */
export interface ThemeCharts {
  readonly series1: {
    readonly light: string;
    readonly dark: string;
  };
  readonly series2: {
    readonly light: string;
    readonly dark: string;
  };
  readonly series3: {
    readonly light: string;
    readonly dark: string;
  };
  readonly series4: {
    readonly light: string;
    readonly dark: string;
  };
  readonly series5: {
    readonly light: string;
    readonly dark: string;
  };
  readonly series6: {
    readonly light: string;
    readonly dark: string;
  };
  readonly area: {
    readonly light: string;
    readonly dark: string;
  };
  readonly rest: {
    readonly light: string;
    readonly dark: string;
  };
  readonly track: {
    readonly light: string;
    readonly dark: string;
  };
}

/** Colours of the page and of everything in it. */
export interface ThemeColors {
  readonly accent: {
    readonly light: string;
    readonly dark: string;
  };
  readonly accentHover: {
    readonly light: string;
    readonly dark: string;
  };
  readonly accentActive: {
    readonly light: string;
    readonly dark: string;
  };
  readonly accentText: {
    readonly light: string;
    readonly dark: string;
  };
  readonly link: {
    readonly light: string;
    readonly dark: string;
  };
  readonly focus: {
    readonly light: string;
    readonly dark: string;
  };
  readonly page: {
    readonly light: string;
    readonly dark: string;
  };
  readonly surface: {
    readonly light: string;
    readonly dark: string;
  };
  readonly surfaceRaised: {
    readonly light: string;
    readonly dark: string;
  };
  readonly surfaceSunken: {
    readonly light: string;
    readonly dark: string;
  };
  readonly surfaceHover: {
    readonly light: string;
    readonly dark: string;
  };
  readonly text: {
    readonly light: string;
    readonly dark: string;
  };
  readonly textMuted: {
    readonly light: string;
    readonly dark: string;
  };
  readonly borderControl: {
    readonly light: string;
    readonly dark: string;
  };
  readonly divider: {
    readonly light: string;
    readonly dark: string;
  };
  readonly danger: {
    readonly light: string;
    readonly dark: string;
  };
  readonly dangerText: {
    readonly light: string;
    readonly dark: string;
  };
  readonly dangerTint: {
    readonly light: string;
    readonly dark: string;
  };
  readonly warningText: {
    readonly light: string;
    readonly dark: string;
  };
  readonly warningTint: {
    readonly light: string;
    readonly dark: string;
  };
  readonly infoTint: {
    readonly light: string;
    readonly dark: string;
  };
  readonly successText: {
    readonly light: string;
    readonly dark: string;
  };
  readonly stateGood: {
    readonly light: string;
    readonly dark: string;
  };
  readonly tooltip: {
    readonly light: string;
    readonly dark: string;
  };
  readonly tooltipText: {
    readonly light: string;
    readonly dark: string;
  };
  readonly backdrop: {
    readonly light: string;
    readonly dark: string;
  };
}

/** One file. */
export interface ThemeFontFile {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
}

/** Families of type. */
export interface ThemeFonts {
  readonly text: readonly string[];
  readonly code: readonly string[];
  readonly files: readonly ThemeFontFile[];
}

/** The picture before the title of the console. Without it: that of the engine, in the accent. */
export interface ThemeLogo {
  readonly light: string;
  readonly dark?: string;
  readonly width: number;
}

/** Colours of the menu at the side. */
export interface ThemeNavigation {
  readonly background: {
    readonly light: string;
    readonly dark: string;
  };
  readonly text: {
    readonly light: string;
    readonly dark: string;
  };
  readonly textMuted: {
    readonly light: string;
    readonly dark: string;
  };
  readonly hover: {
    readonly light: string;
    readonly dark: string;
  };
  readonly selected: {
    readonly light: string;
    readonly dark: string;
  };
  readonly selectedText: {
    readonly light: string;
    readonly dark: string;
  };
  readonly focus: {
    readonly light: string;
    readonly dark: string;
  };
}

/** Colours of severities, which mean nothing else. */
export interface ThemeSeverities {
  readonly critical: {
    readonly solid: {
      readonly light: string;
      readonly dark: string;
    };
    readonly edge: {
      readonly light: string;
      readonly dark: string;
    };
    readonly text: {
      readonly light: string;
      readonly dark: string;
    };
    readonly tint: {
      readonly light: string;
      readonly dark: string;
    };
  };
  readonly high: {
    readonly solid: {
      readonly light: string;
      readonly dark: string;
    };
    readonly edge: {
      readonly light: string;
      readonly dark: string;
    };
    readonly text: {
      readonly light: string;
      readonly dark: string;
    };
    readonly tint: {
      readonly light: string;
      readonly dark: string;
    };
  };
  readonly medium: {
    readonly solid: {
      readonly light: string;
      readonly dark: string;
    };
    readonly edge: {
      readonly light: string;
      readonly dark: string;
    };
    readonly text: {
      readonly light: string;
      readonly dark: string;
    };
    readonly tint: {
      readonly light: string;
      readonly dark: string;
    };
  };
  readonly low: {
    readonly solid: {
      readonly light: string;
      readonly dark: string;
    };
    readonly edge: {
      readonly light: string;
      readonly dark: string;
    };
    readonly text: {
      readonly light: string;
      readonly dark: string;
    };
    readonly tint: {
      readonly light: string;
      readonly dark: string;
    };
  };
  readonly safe: {
    readonly solid: {
      readonly light: string;
      readonly dark: string;
    };
    readonly edge: {
      readonly light: string;
      readonly dark: string;
    };
    readonly text: {
      readonly light: string;
      readonly dark: string;
    };
    readonly tint: {
      readonly light: string;
      readonly dark: string;
    };
  };
  readonly unknown: {
    readonly solid: {
      readonly light: string;
      readonly dark: string;
    };
    readonly edge: {
      readonly light: string;
      readonly dark: string;
    };
    readonly text: {
      readonly light: string;
      readonly dark: string;
    };
    readonly tint: {
      readonly light: string;
      readonly dark: string;
    };
  };
}

/** One part of a dashboard. `type` decides what it draws. */
export type Tile = NumberTile | ListTile | BarTile | RingTile | LineTile;

/** A dashboard: numbers, lists and charts side by side. */
export interface TilesScreen {
  readonly $schema?: string;
  readonly extensions?: ExtensionPoints;
  readonly kind: 'tiles';
  readonly address?: readonly string[];
  readonly name?: string;
  readonly period?: true;
  readonly filters?: readonly Filter[];
  readonly sources?: Sources;
  readonly values?: Values;
  readonly buttons?: readonly Button[];
  readonly arrangeable?: true;
  readonly gallery?: readonly GalleryScreen[];
  readonly tiles: readonly Tile[];
}

/** Events in the order of their time, grouped by day; inside an event the entry is called `item`. The reader filters by kind, reverses the order, and opens the details of an event. */
export interface TimelineField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'timeline';
  readonly value: string;
  readonly time: string;
  readonly text: string;
  readonly object?: DrawerLink;
  readonly kind?: RatedValue;
  readonly severity?: RatedValue;
  readonly columns?: readonly Column[];
  readonly details?: readonly Column[];
  readonly order?: 'newest' | 'oldest';
  readonly showLabel?: boolean;
  readonly count?: boolean;
}

/** Shows a note for a few seconds. */
export interface ToastAction {
  readonly type: 'toast';
  readonly text: Text;
  readonly intent: 'success' | 'warning' | 'danger';
}

/** A toast, after a click and in an open dialog. */
export interface ToastPolicy {
  readonly kind: 'toast';
  readonly message: string;
  readonly intent?: 'warning' | 'danger';
  readonly traceId?: boolean;
}

/** Translations by plural form, for the forms that the language has. The placeholder that chooses is that of the English. */
export interface TranslatedPlural {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A translation beside its English. */
export interface Translation {
  readonly of: string | PluralText;
  readonly text: string | TranslatedPlural;
}

/** Nodes below their parents, such as processes, in rows with columns; inside a column the node is called `item`. A node without a parent in the list is a root. */
export interface TreeField {
  readonly id?: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'tree';
  readonly value: string;
  readonly nodeId: string;
  readonly parentId: string;
  readonly current?: string;
  readonly columns: readonly Column[];
  readonly showLabel?: boolean;
  readonly select?: string;
  readonly count?: boolean;
}

/** A call that undoes another one. When that one has succeeded, a toast shows `text` and a button that sends this call, as long as a toast with a button stays. Its expressions read the answer as `answer`, and everything else as it was at the click. Afterwards the same reads are requested again as after the call that it undoes. */
export interface UndoCall {
  readonly text: Text;
  readonly operation: string;
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly header?: { readonly [name: string]: string };
  readonly body?: Binding;
}

/** Opens the dialog of the response that undoes another one, for the same object. */
export interface UndoResponseAction {
  readonly type: 'undoResponse';
  readonly response: string;
  readonly searchType: string;
  readonly objectId: string;
  readonly name: string;
}

/** Menu of the signed-in user. The choice of the theme is shown before its last entry. An entry that signs out is absent in a console without the ports `signIn` and `signOut`. */
export interface UserPart {
  readonly entries: readonly Button[];
}

/** Expressions with names, which the other expressions read by their name; each may read those before it. */
export type Values = { readonly [name: string]: string };

/** The closed lists of names: each with one line that says what it is. */
export interface Vocabulary {
  readonly $schema?: string;
  readonly flags: { readonly [name: string]: string };
  readonly permissions: { readonly [name: string]: string };
  readonly regions: { readonly [name: string]: string };
  readonly sites?: { readonly [name: string]: string };
  readonly views: { readonly [name: string]: string };
  readonly defaultView?: string;
  readonly userTypes: { readonly [name: string]: string };
  readonly externalLinks: { readonly [name: string]: string };
  readonly unread?: readonly string[];
  readonly menuIcons: readonly string[];
}

/** What the empty state says and offers; "No data" unless given. */
export interface WhenEmpty {
  readonly text?: Text;
  readonly hint?: Hint;
  readonly buttons?: readonly Button[];
}

/** Words chosen by case, with values in them where they have places for such. */
export interface WordsField {
  readonly id: string;
  readonly visibleWhen?: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
  readonly type: 'words';
  readonly cases: readonly TextWhen[];
}

/** The value of a descriptor by its kind. */
export interface AuthoredTypes {
  readonly screen: Screen;
  readonly drawer: Drawer;
  readonly panel: Panel;
  readonly dialog: Dialog;
  readonly form: Form;
  readonly response: SecurityResponse;
  readonly 'response-operations': ResponseOperations;
  readonly picture: Picture;
  readonly scale: Scale;
  readonly console: ConsoleSettings;
  readonly engine: Engine;
  readonly header: Header;
  readonly theme: Theme;
  readonly banners: Banners;
  readonly 'startup-dialogs': StartupDialogs;
  readonly errors: Errors;
  readonly route: RouteFile;
  readonly vocabulary: Vocabulary;
  readonly predicates: Predicates;
  readonly messages: Messages;
  readonly extension: Extension;
  readonly checks: Checks;
  readonly scenarios: Scenarios;
}
