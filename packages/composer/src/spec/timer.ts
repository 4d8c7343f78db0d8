import { z } from 'zod';

/** Times to choose from: options of the screen kind `presetTimer`. */
export const timerSchema = z.object({
  presets: z
    .array(z.object({ label: z.string().min(1).max(40), seconds: z.number().int().min(5).max(86_400) }))
    .min(1)
    .max(12),
});

export type Timer = z.infer<typeof timerSchema>;
