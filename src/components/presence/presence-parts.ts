export { EditorPresence } from './editor-presence';
export { ListPresence } from './list-presence';
