import type { ErrorType } from '@kilim/contract';

/** Errors of work in a project: files, versions, exports and answers. */
export const projectErrors = {
  version_not_found: 'Version not found.',
  export_packages_undecided:
    'The project uses these extra packages: {{packages}}. Please choose whether to add them before you export.',
  export_failed: 'The project could not be exported. Please fix the error in {{path}} first.',
  turn_not_found: 'This answer was not found.',
  turn_in_progress: 'An answer is being prepared in this project. Wait for it or stop it.',
  turn_above_cap:
    'This prompt costs more than your limit. Limit in credits: {{maximum}}; needed at least: {{needed}}.',
  project_analysis_failed: 'The project could not be analysed. Please try again.',
  prompt_image_not_found: 'An attached image is no longer in the project. Remove it and attach it again.',
  prompt_image_invalid: 'This file could not be read as an image. Choose a PNG, JPEG, WebP or GIF image.',
  prompt_image_too_large: 'The image is too large. Choose a smaller one.',
  asset_not_found: 'This file is no longer in your library.',
  asset_name_required: 'Give the file a name.',
  asset_type_unsupported:
    'This type of file is not supported. Choose an image, sound, video, font, PDF, DOC, DOCX or TXT.',
  asset_too_large: 'The file is too large. It can have at most {{limit}} MB.',
  asset_limit_reached: 'The library has reached its limit of {{limit}}. Delete a file to add another.',
  asset_thumbnail_invalid: 'The thumbnail could not be read.',
  turn_version_missing: 'The version before that message is no longer kept, so it cannot be restored.',
  turn_report_not_possible: 'This change cannot be reported.',
  turn_report_too_late: 'Too much time has passed since this change to report it.',
  ai_provider_error:
    'The AI could not answer this request. You were not charged; put it in other words and try again.',
  ai_provider_unreachable: 'The AI can’t be reached. You were not charged; please try again.',
  ai_provider_rate_limited:
    'The AI is very busy right now. You were not charged; please try again in a while.',
  ai_provider_timeout:
    'The AI did not answer for {{seconds}} seconds. You were not charged; please try again.',
  ai_provider_disconnected: 'The connection to the AI was lost. You were not charged; please try again.',
  ai_reply_unreadable: 'The AI’s answer could not be processed. You were not charged; please try again.',
  ai_reply_truncated: 'The AI’s answer was cut off. You were not charged; try asking for smaller steps.',
  ai_reply_invalid_files: 'The AI’s answer contained invalid files. You were not charged; please try again.',
  ai_result_does_not_build:
    'The answer does not build, so it was not applied and you were not charged. {{path}}:{{line}} {{problem}}',
  turn_conflict:
    'You changed {{path}} while the answer was being prepared. Both changes are in the same place, so the answer was not applied and you were not charged.',
  held_changes_not_found: 'There are no waiting changes.',
  held_changes_decided: 'These changes were decided already.',
  held_changes_conflict:
    '{{path}} was changed in the same place since, so this change cannot be applied. You can send the request again.',
  model_fixed: 'The model is set by the installation.',
  turn_stopped: 'The answer was stopped. Nothing was applied and you were not charged.',
  turn_interrupted: 'The answer was cut short. You were not charged; please try again.',
  binary_file_too_large: '{{path}} is too large. Images, fonts, sounds and the like can have 10 MB at most.',
} as const satisfies Partial<Record<ErrorType, string>>;
