import { AppError, type ImageAttachment, type ProjectId, type UserId } from '@kilim/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transactions, Tx } from '../../../platform/tx.ts';
import type { StorageCount } from '../../storage/index.ts';
import { lockAnyProject, lockProject } from '../lock-repository.ts';
import { findProject } from '../repository.ts';
import { addStoredBytes } from '../usage/repository.ts';
import { checkImage } from './check-image.ts';
import type { ImageContent, ImageFacts } from './image-record.ts';
import {
  copyImages,
  deleteUnusedImages,
  deleteUsedImages,
  findImages,
  insertImage,
  listImages,
  listUnusedImages,
  markUsed,
  readImageParts,
} from './repository.ts';

export interface OpenImage extends ImageFacts {
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Images of a project's chat: docs/rules/prompt-images.md */
export interface ImageStore {
  /** Throws the errors of `addPromptImage` in the contract. */
  add(
    userId: UserId,
    projectId: ProjectId,
    image: { readonly bytes: Uint8Array; readonly name: string },
  ): Promise<ImageAttachment>;
  /** Throws `prompt_image_not_found`, also for a project of another user. */
  open(userId: UserId, projectId: ProjectId, hash: string): Promise<OpenImage>;

  // For other modules. The caller has checked the owner.

  /** What the images of a project are. Throws `prompt_image_not_found` if one is missing. */
  require(tx: Tx, projectId: ProjectId, hashes: readonly string[]): Promise<ReadonlyMap<string, ImageFacts>>;
  /** Keeps images with the chat from now on. Throws `prompt_image_not_found` if one is missing. */
  use(tx: Tx, projectId: ProjectId, hashes: readonly string[]): Promise<void>;
  /** Throws `prompt_image_not_found` if one was deleted. */
  read(projectId: ProjectId, hashes: readonly string[]): Promise<readonly ImageContent[]>;
  /** Copies images of a locked project into a new one. */
  copy(
    tx: Tx,
    images: {
      readonly userId: UserId;
      readonly from: ProjectId;
      readonly to: ProjectId;
      readonly hashes: readonly string[];
    },
  ): Promise<void>;
  /** Deletes the images that were sent; those of unsent prompts stay. */
  deleteUsed(tx: Tx, projectId: ProjectId): Promise<void>;
  /** All images of a project, one at a time. */
  readAll(projectId: ProjectId): AsyncGenerator<{ readonly facts: ImageFacts; readonly bytes: Uint8Array }>;
}

export interface ImagePorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly storage: StorageCount;
}

/** Milliseconds after which an image that no prompt was sent with is deleted. */
const unusedKeptFor = 7 * 86_400_000;
const listed = 50;

async function* toBytes(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield new Uint8Array(Buffer.from(part, 'base64'));
}

export function createImageStore({ transactions, clock, storage }: ImagePorts): ImageStore {
  const requireAll: ImageStore['require'] = async (tx, projectId, hashes) => {
    const found = new Map((await findImages(tx, projectId, hashes)).map((facts) => [facts.hash, facts]));
    if (hashes.some((hash) => !found.has(hash))) throw new AppError('prompt_image_not_found');
    return found;
  };
  return {
    add: async (userId, projectId, { bytes, name }) => {
      const facts = checkImage(bytes);
      await transactions.run(async (tx) => {
        if (!(await lockProject(tx, projectId, userId))) throw new AppError('project_not_found');
        const growth = await insertImage(tx, projectId, facts, bytes, clock.now());
        if (growth === 0) return;
        await addStoredBytes(tx, projectId, growth);
        await storage.change(tx, userId, growth, 'limited');
      });
      const { bytes: size, ...rest } = facts;
      return { kind: 'image', name, size, ...rest };
    },
    open: async (userId, projectId, hash) => {
      const tx = transactions.outside;
      const project = await findProject(tx, userId, projectId);
      const [facts] = project ? await findImages(tx, projectId, [hash]) : [];
      if (!facts) throw new AppError('prompt_image_not_found');
      return { ...facts, chunks: toBytes(readImageParts(tx, projectId, facts)) };
    },
    require: requireAll,
    use: async (tx, projectId, hashes) => {
      if (hashes.length === 0) return;
      await requireAll(tx, projectId, hashes);
      await markUsed(tx, projectId, hashes, clock.now());
    },
    read: async (projectId, hashes) => {
      const facts = await requireAll(transactions.outside, projectId, hashes);
      const images: ImageContent[] = [];
      for (const hash of hashes) {
        const known = facts.get(hash);
        if (!known) continue;
        // Parts have a multiple of three bytes, so their base64 can be joined.
        let base64 = '';
        for await (const part of readImageParts(transactions.outside, projectId, known)) base64 += part;
        images.push({ ...known, base64 });
      }
      return images;
    },
    copy: async (tx, { userId, from, to, hashes }) => {
      const growth = await copyImages(tx, { from, to, hashes: [...new Set(hashes)] });
      if (growth === 0) return;
      await addStoredBytes(tx, to, growth);
      await storage.change(tx, userId, growth, 'limited');
    },
    deleteUsed: async (tx, projectId) => {
      const userId = await lockAnyProject(tx, projectId);
      const freed = await deleteUsedImages(tx, projectId);
      if (freed === 0 || userId === null) return;
      await addStoredBytes(tx, projectId, -freed);
      await storage.change(tx, userId, -freed, 'counted');
    },
    readAll: async function* (projectId) {
      for (let after = ''; ; ) {
        const page = await listImages(transactions.outside, projectId, after, listed);
        for (const facts of page) {
          const parts: Uint8Array[] = [];
          for await (const part of toBytes(readImageParts(transactions.outside, projectId, facts)))
            parts.push(part);
          yield { facts, bytes: new Uint8Array(Buffer.concat(parts)) };
        }
        const last = page.at(-1);
        if (last === undefined || page.length < listed) return;
        after = last.hash;
      }
    },
  };
}

/** Deletes images that were never sent, one small transaction per project. */
export async function tidyImages({ transactions, clock, storage }: ImagePorts): Promise<void> {
  const before = clock.now() - unusedKeptFor;
  for (;;) {
    const projectIds = await listUnusedImages(transactions.outside, before, listed);
    for (const projectId of projectIds) {
      await transactions.run(async (tx) => {
        const userId = await lockAnyProject(tx, projectId);
        const freed = await deleteUnusedImages(tx, projectId, before);
        if (userId === null || freed === 0) return;
        await addStoredBytes(tx, projectId, -freed);
        await storage.change(tx, userId, -freed, 'counted');
      });
    }
    if (projectIds.length < listed) return;
  }
}
