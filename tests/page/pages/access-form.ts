import { expect } from 'vitest'
import { Form } from './forms.ts'
import { main } from './page-frame.ts'

/** A form of /profile/access, by its button: the names of all fields and buttons of the page differ. */
export class AccessForm extends Form {
  readonly submit

  constructor(submit: string) {
    super(main)
    this.submit = this.button(submit)
  }

  /** Checks that the success message is shown and focused. */
  async isDone(text: string): Promise<void> {
    await expect.element(this.dialog.getByRole('status').filter({ hasText: text })).toHaveFocus()
  }
}
