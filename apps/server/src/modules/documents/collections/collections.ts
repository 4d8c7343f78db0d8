import type { AccessRules, Attribute, Collection } from './attribute.ts';

// Who may do what to which collection, and which attributes belong to the server: docs/rules/client-sdk.md#collections

const text = { kind: 'text' } as const;
const optionalText = { kind: 'text', isNullable: true } as const;
const number = { kind: 'number' } as const;
const flag = { kind: 'boolean' } as const;
const time = { kind: 'time' } as const;
const optionalTime = { kind: 'time', isNullable: true } as const;
const composed = { kind: 'composed' } as const;

const set = <A extends Attribute, When extends NonNullable<Attribute['setBy']>>(attribute: A, setBy: When) =>
  ({ ...attribute, setBy }) as const;

const ownRows: AccessRules = { read: 'owner', create: 'member', update: 'owner', delete: 'nobody' };
const ofSite: AccessRules = {
  read: 'everyone',
  create: 'administrator',
  update: 'administrator',
  delete: 'administrator',
};

export const collections = {
  users: {
    access: ownRows,
    attributes: {
      email: text,
      name: set(text, 'both'),
      credits: number,
      isAdmin: flag,
      createdAt: time,
      lastLoginAt: optionalTime,
      lastCreditUpdate: optionalTime,
      emailVerified: flag,
      phoneNumber: set(text, 'both'),
      avatar: text,
      language: set(text, 'both'),
      timezone: set(text, 'both'),
      billingDetailsJson: set(composed, 'both'),
      creditHistoryJson: composed,
      preferencesJson: set(composed, 'both'),
    },
  },
  projects: {
    access: { ...ownRows, delete: 'owner' },
    attributes: {
      userId: text,
      name: set(text, 'both'),
      description: set(text, 'both'),
      preview: text,
      status: text,
      isPublic: flag,
      createdAt: time,
      updatedAt: time,
      lastOpenedAt: time,
      framework: text,
      template: text,
      /** Of the files; a change of `filesJson` names the one that it is based on. */
      revision: set(number, 'change'),
      fileCount: number,
      messageCount: number,
      tagsJson: set(text, 'both'),
      filesJson: set(composed, 'both'),
      chatMessagesJson: set(composed, 'both'),
      versionHistoryJson: composed,
    },
  },
  receipts: {
    access: { ...ownRows, update: 'nobody' },
    attributes: {
      userId: text,
      orderId: text,
      receiptNumber: text,
      planId: set(text, 'creation'),
      planName: composed,
      amount: number,
      currency: set(text, 'creation'),
      credits: number,
      paymentMethod: set(text, 'creation'),
      transactionId: optionalText,
      status: text,
      billingDetailsJson: set(composed, 'creation'),
      createdAt: time,
      paidAt: optionalTime,
      notes: text,
      /** The accepted sales texts, as `consents` of an order. */
      consentsJson: set(composed, 'creation'),
    },
  },
  settings: {
    // A setting has a default and is never missing.
    access: { ...ofSite, delete: 'nobody' },
    attributes: {
      key: text,
      value: set(composed, 'both'),
      type: text,
      isPublic: flag,
      category: text,
      createdAt: time,
      updatedAt: time,
    },
  },
  support_tickets: {
    access: ownRows,
    attributes: {
      subject: set(text, 'creation'),
      message: set(text, 'creation'),
      priority: set(text, 'creation'),
      status: text,
      userId: optionalText,
      userEmail: text,
      userName: text,
      category: set(text, 'creation'),
      createdAt: time,
      updatedAt: time,
      /** Administrators are not named to customers. */
      assignedTo: composed,
      lastResponseAt: optionalTime,
      responses: number,
      customerSatisfaction: { kind: 'number', isNullable: true, setBy: 'change' },
    },
  },
  ticket_replies: {
    access: ownRows,
    attributes: {
      ticketId: set(text, 'creation'),
      message: set(text, 'creation'),
      authorType: text,
      /** Author, name and address are empty for a reply of the support team. */
      authorId: text,
      authorName: text,
      authorEmail: text,
      createdAt: time,
      isRead: set(flag, 'change'),
    },
  },
  ticket_attachments: {
    // The document has the id of its file in the bucket.
    access: { ...ownRows, update: 'nobody', delete: 'owner' },
    attributes: {
      ticketId: set(text, 'creation'),
      replyId: text,
      fileName: text,
      fileUrl: set(text, 'creation'),
      fileSize: number,
      mimeType: text,
      /** Empty for a file of the support team. */
      uploadedBy: text,
      createdAt: time,
    },
  },
  plans: {
    access: ofSite,
    attributes: {
      planId: text,
      nameJson: set(text, 'both'),
      descriptionJson: set(text, 'both'),
      priceJson: set(composed, 'both'),
      credits: set(number, 'both'),
      creditsCustom: set(text, 'both'),
      featuresJson: set(text, 'both'),
      /** What the plan allows; the product's own, so a plan may be created without. */
      entitlementsJson: set(text, 'both'),
      isActive: set(flag, 'both'),
      isPopular: set(flag, 'both'),
      sortOrder: set(number, 'both'),
      createdAt: time,
      updatedAt: time,
    },
  },
  analytics: {
    access: { read: 'nobody', create: 'everyone', update: 'nobody', delete: 'nobody' },
    attributes: {
      userId: composed,
      kind: set(composed, 'creation'),
      name: set(composed, 'creation'),
      path: set(composed, 'creation'),
      visit: set(composed, 'creation'),
      propertiesJson: set(composed, 'creation'),
      consent: set(composed, 'creation'),
    },
  },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionName = keyof typeof collections;
/** Collections whose rows can be read. */
export type ReadableName = Exclude<CollectionName, 'analytics'>;

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}
