import type { Verification } from '@wewb/domain/engine/fields/verification'

declare module '#server/context.ts' {
  interface Portal {
    /** Opened once: its circuit breakers keep their state between requests. */
    register: Register
  }
}

/** Query for a worker: the field names of the block `worker-check`, in their stored form. */
export type WorkerQuery = {
  identitySource: '2' | '4'
  workerPassportNo: string
  clearanceOrMemberNo?: string
  workerDob?: string
  nocNumber?: string
  nocDate?: string
  nocMissionId?: string
}

/** Query for a student's examination: the field names of the education stipend. */
export type StudentQuery = {
  educationLevelId: number
  boardId: number
  passingYear: number
  rollNo: string
  registrationNo: string
  studentDob?: string
}

export type RegisterMatch = {
  outcome: 'found'
  source: Verification['source']
  reference: string
  /** Values by field id that the form takes from the register instead of the applicant. */
  confirmed: Record<string, string | number>
  /** Further data of the register; displayed, but not compared. */
  details: {
    fatherName?: string
    issuedOn?: string
    insuranceNo?: string
    groupId?: string
    totalMarks?: number
    passedInstitute?: string
  }
}

/** `silent`: the register was unavailable, which says nothing about the person. */
export type RegisterResult = RegisterMatch | { outcome: 'not-found' } | { outcome: 'silent' }

/** Looks up workers and students: in our own tables, in an external register, or in one after the other. */
export type Register = {
  findWorker(query: WorkerQuery): Promise<RegisterResult>
  findStudent(query: StudentQuery): Promise<RegisterResult>
}

export const notFound: RegisterResult = { outcome: 'not-found' }
export const unavailable: RegisterResult = { outcome: 'silent' }
