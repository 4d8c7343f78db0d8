import type { ErrorType } from '@kilim/contract';

/** Errors of files that apps store in buckets. */
export const bucketErrors = {
  storage_bucket_not_found: 'The bucket was not found.',
  storage_file_not_found: 'The file was not found.',
  storage_file_already_exists: 'A file with this id already exists. Please use another id.',
  storage_file_empty: 'The file is empty. Please choose a file with content.',
  storage_invalid_file_size: 'A file can have at most {{limit}} MB.',
  storage_invalid_content_range:
    'This part of the file does not match the other parts. Please start the upload again.',
  storage_invalid_appwrite_id: 'The id of the upload is not valid. Please start the upload again.',
  storage_invalid_range: 'The file does not have the requested section.',
  storage_too_many_uploads: 'You have {{limit}} unfinished uploads. Please finish or delete them first.',
  storage_too_many_files: 'You have too many files (limit: {{limit}}). Please delete some first.',
} as const satisfies Partial<Record<ErrorType, string>>;
