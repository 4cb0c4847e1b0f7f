/** The rooms of `src/` in order: a room imports itself and rooms before it, never one after it. */
export const rooms = ['generated', 'lib', 'ui', 'descriptor', 'api', 'session', 'actions', 'render', 'shell', 'app'];

/** Rooms that run without React. */
export const roomsWithoutReact = ['lib', 'descriptor', 'api'];
