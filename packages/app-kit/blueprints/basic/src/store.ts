import { create } from 'zustand';
import { remember } from './settings';

interface Note {
  id: string;
  text: string;
}

interface NotesState {
  notes: Note[];
  addNote: (text: string) => void;
  removeNote: (id: string) => void;
}

export const useNotes = create<NotesState>()((set) => ({
  notes: [],
  addNote: (text) =>
    set(({ notes }) => ({ notes: [{ id: `${Date.now()}-${notes.length}`, text }, ...notes] })),
  removeNote: (id) => set(({ notes }) => ({ notes: notes.filter((note) => note.id !== id) })),
}));

remember(useNotes, 'notes', ({ notes }) => ({ notes }));
